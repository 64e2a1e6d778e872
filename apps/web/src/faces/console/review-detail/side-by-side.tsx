import { Alert, Empty, Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { formatList } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { Side } from '../../../ui/section.tsx'
import css from './review-detail.module.css'
import { messages } from './review-detail.messages.ts'

/** What changed, in words. `changed` null: nothing was published before. */
export function Changes({ changed }: { changed: readonly string[] | null }) {
  const t = useMessages(messages)
  const language = useLanguage()
  if (changed === null) return <Alert type="info" showIcon title={t.nothingPublished} />
  return (
    <Alert
      type={changed.length > 0 ? 'warning' : 'info'}
      showIcon
      title={changed.length > 0 ? t.changes(formatList(language, changed)) : t.noChanges}
    />
  )
}

interface Props {
  /** null: nothing was published before. */
  published: ReactNode | null
  proposed: ReactNode
}

/** What is proposed beside what is published; on a phone, one of them at a time. */
export function SideBySide({ published, proposed }: Props) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const [chosen, setMode] = useState<'both' | 'proposed'>()
  const mode = chosen ?? (mobile || published === null ? 'proposed' : 'both')
  return (
    <>
      {published !== null && (
        <Segmented
          aria-label={t.viewMode}
          className={css.mode ?? ''}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'both', label: t.sideBySide },
            { value: 'proposed', label: t.onlyProposed },
          ]}
        />
      )}
      <div className={mode === 'both' ? css.both : undefined}>
        {mode === 'both' && (
          <Side title={t.published} className={css.pane}>
            {published ?? <Empty description={t.nothingPublished} />}
          </Side>
        )}
        <Side title={t.proposed} className={`${css.pane} ${css.proposed}`}>
          {proposed}
        </Side>
      </div>
    </>
  )
}
