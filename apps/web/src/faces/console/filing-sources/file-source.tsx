import type { FilingSource } from '@portal/contract/filing-admin'
import { Button } from 'antd'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './filing-sources.module.css'
import { messages } from './filing-sources.messages.ts'
import { SourceHead } from './source-head.tsx'
import { useSource } from './use-source.ts'

/** Exports of the filing platform as a source. */
export function FileSource({ source, mayEdit }: { source: FilingSource; mayEdit: boolean }) {
  const t = useMessages(messages)
  const { begin, end, saving } = useSource(source)
  const { enterprises, products, active } = source
  return (
    <section className={css.card}>
      <SourceHead source={source} />
      <p>{t.fileText}</p>
      <p className={css.note}>{enterprises + products === 0 ? t.heldNone : t.held(enterprises, products)}</p>
      {mayEdit && (
        <Button loading={saving} danger={active} onClick={() => (active ? end() : begin())}>
          {active ? t.stop : t.use}
        </Button>
      )}
    </section>
  )
}
