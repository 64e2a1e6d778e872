import { MergeDialog } from '../../../features/content/merge-dialog.tsx'
import type { Merging } from '../../../features/content/use-merging.ts'
import { skinMessages } from '../../../features/hall/skin.messages.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './hall.messages.ts'
import type { HallForm } from './use-hall.ts'

/** Two arrangements of a hall, put together field by field. */
export function HallMerge({ merging, busy }: { merging: Merging<HallForm>; busy: boolean }) {
  const skins = useMessages(skinMessages)
  const { skin, intro, introEn, front } = useMessages(messages)
  return (
    <MergeDialog
      merging={merging}
      busy={busy}
      names={{ skin, intro, introEn, front }}
      values={{
        skin: (one) => skins[one.skin],
        front: (one) => one.front.map(({ name }) => name).join('\n'),
      }}
    />
  )
}
