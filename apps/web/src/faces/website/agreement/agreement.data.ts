/** The user agreement in force, made into a page from its Markdown. */
import { agreement } from '@portal/contract/user'
import { Marked, type Token } from 'marked'
import type { AgreementView } from '../../../features/agreement/agreement-view.ts'
import { type Load, originOf, type PageHead } from '../page-data.ts'
import { agreementPageMessages } from './agreement.messages.ts'

export interface AgreementPageData extends AgreementView {
  head: PageHead
}

/** Markdown to HTML, with an anchor at every section. The text's own title is left out: the page has it. */
export function typeset(text: string): Pick<AgreementView, 'sections' | 'html'> {
  const sections: AgreementView['sections'] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: title }) {
        const inner = this.parser.parseInline(tokens)
        if (depth !== 2) return `<h3>${inner}</h3>`
        const id = `section-${sections.length + 1}`
        sections.push({ id, title })
        return `<h2 id="${id}">${inner}</h2>`
      },
    },
  })
  const tokens = marked.lexer(text)
  const isTitle = (token: Token): boolean => token.type === 'heading' && token['depth'] === 1
  const html = marked.parser(tokens.filter((token) => !isTitle(token)))
  return { sections, html }
}

/** What it reads of the address. */
export const query = [] as const

export const load: Load<AgreementPageData> = async (context) => {
  const { title, version, text } = await context.call(agreement, {})
  const words = agreementPageMessages[context.language]
  return {
    head: {
      title,
      description: words.description(version),
      address: '/website/agreement',
      origin: originOf(context),
    },
    title,
    version,
    ...typeset(text),
  }
}
