import { Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import css from './beside-preview.module.css'
import { editorMessages } from './editor.messages.ts'

/** An editor with the preview of what it edits: beside it where there is room, in its place where there is not. */
export function BesidePreview({ editor, preview }: { editor: ReactNode; preview: ReactNode }) {
  const t = useMessages(editorMessages)
  const [shown, setShown] = useState<'edit' | 'preview'>('edit')
  return (
    <>
      <Segmented
        className={css['switch'] ?? ''}
        aria-label={t.view}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'edit', label: t.edit },
          { value: 'preview', label: t.preview },
        ]}
      />
      <div className={css['columns']} data-shown={shown}>
        <div className={css['editor']}>{editor}</div>
        <section className={css['preview']} aria-label={t.preview}>
          {preview}
        </section>
      </div>
    </>
  )
}
