import { type ContentStatus, DRAFT, WITHDRAWN } from '@portal/contract/content'
import { productEditor, productKinds } from '@portal/contract/content-kind'
import type { ProductKind } from '@portal/contract/product-document'
import type { SubmittedPart } from '@portal/contract/product-own'
import { App } from 'antd'
import { formatList } from '../../lib/format.ts'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { Link } from '../../ui/link.tsx'
import { contentMessages } from './content.messages.ts'
import { submissionMessages } from './submission.messages.ts'

/** Kinds that go to review when the product is submitted as a whole, as far as they are ready. */
export const unsentKinds = (statuses: Readonly<Record<ProductKind, ContentStatus>>): ProductKind[] =>
  productKinds.filter((kind) => statuses[kind] === DRAFT || statuses[kind] === WITHDRAWN)

/** Names of kinds in the midst of a sentence. */
export function useKindList(): (kinds: readonly ProductKind[]) => string {
  const names = useMessages(contentMessages)
  const language = useLanguage()
  return (kinds) =>
    formatList(
      language,
      kinds.map((kind) => names[kind]),
    )
}

interface Submitted {
  productId: string
  /** None where the product as a whole was refused; `says` tells why. */
  parts: readonly SubmittedPart[]
  says?: string | null
}

/** What was kept back and why, each with the way to where it is mended. `onGo`: one of these was taken. */
export function KeptBack({ productId, parts, onGo }: Submitted & { onGo(): void }) {
  const names = useMessages(contentMessages)
  return (
    <ul>
      {parts
        .filter(({ outcome }) => outcome === 'keptBack')
        .map(({ kind, says }) => (
          <li key={kind}>
            <Link to={productEditor(kind, productId)} onClick={onGo}>
              {names[kind]}
            </Link>{' '}
            {says}
          </li>
        ))}
    </ul>
  )
}

/** Tells what became of the kinds of a product that was submitted as a whole. */
export function useSubmissionReport(): (submitted: Submitted) => void {
  const t = useMessages(submissionMessages)
  const list = useKindList()
  const { modal, message } = App.useApp()
  return ({ productId, parts, says }) => {
    if (parts.length === 0) {
      void message.error(says ?? t.noneTitle)
      return
    }
    const sent = parts.filter(({ outcome }) => outcome === 'submitted').map(({ kind }) => kind)
    if (parts.every(({ outcome }) => outcome !== 'keptBack')) {
      if (sent.length > 0) void message.success(t.submitted(list(sent)))
      else void message.info(t.noneTitle)
      return
    }
    const dialog = modal.warning({
      title: sent.length > 0 ? t.partlyTitle(list(sent)) : t.noneTitle,
      content: (
        <>
          <p>{t.keptBack}</p>
          <KeptBack productId={productId} parts={parts} onGo={() => dialog.destroy()} />
        </>
      ),
    })
  }
}
