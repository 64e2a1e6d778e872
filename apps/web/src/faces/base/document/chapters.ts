/** Makes the chapters of the user guide out of Markdown. The text is our own; markup in it is dropped all the same. */
import { Marked, type RendererObject } from 'marked'

export interface Section {
  /** The anchor, the same in both languages. */
  id: string
  title: string
}

export interface Chapter {
  /** Its name in addresses: the file's without number. */
  slug: string
  title: string
  sections: Section[]
  /** The text below the title. */
  html: string
}

const anchored = /^(.*?)\s*\{#([a-z\d-]+)\}$/
const safeLink = /^(https:\/\/|[/?#](?!\/))/

const slugOf = (file: string): string => /(?:\d+-)?([a-z-]+)\.md$/.exec(file)?.[1] ?? ''

/** Headings of the second level end in their anchor: `## 绑定手机 {#mobile}`. */
function rendererFor(chapter: Chapter, linkLabel: (title: string) => string): RendererObject {
  return {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens)
      if (depth === 1) {
        chapter.title = text
        return ''
      }
      const [, title = text, id = ''] = anchored.exec(text) ?? []
      if (id === '') return `<h${depth}>${text}</h${depth}>`
      chapter.sections.push({ id, title })
      const link = `<a href="?chapter=${chapter.slug}#${id}" aria-label="${linkLabel(title)}">#</a>`
      return `<h${depth} id="${id}" tabindex="-1">${title} ${link}</h${depth}>`
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      return safeLink.test(href) ? `<a href="${encodeURI(href)}">${text}</a>` : text
    },
    html: () => '',
    image: () => '',
  }
}

/** The chapters in the order of their files. `linkLabel` names a heading's link to itself. */
export function chaptersOf(files: Record<string, string>, linkLabel: (title: string) => string): Chapter[] {
  return Object.entries(files)
    .toSorted(([one], [two]) => one.localeCompare(two))
    .map(([file, text]) => {
      const chapter: Chapter = { slug: slugOf(file), title: '', sections: [], html: '' }
      const renderer = rendererFor(chapter, linkLabel)
      return Object.assign(chapter, { html: new Marked({ renderer }).parse(text, { async: false }) })
    })
}
