import { MergeDialog } from '../../../features/content/merge-dialog.tsx'
import type { Merging } from '../../../features/content/use-merging.ts'
import { useProductNames } from '../../../features/difference/use-product-names.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './home.messages.ts'

/** Two choices of products, of which one is taken as a whole. */
export function HomeMerge({ merging, busy }: { merging: Merging<string[]>; busy: boolean }) {
  const { chosen } = useMessages(messages)
  const nameOf = useProductNames([...new Set([...merging.mine, ...(merging.theirs ?? [])])])
  return (
    <MergeDialog
      merging={merging}
      busy={busy}
      names={{ '': chosen }}
      values={{ '': (products) => products.map(nameOf).join('\n') }}
    />
  )
}
