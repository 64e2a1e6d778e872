import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { sheetMessages } from './sheet.messages.ts'
import css from './sheet.module.css'

interface Props {
  /** The status as the title block of a drawing gives it. */
  code: string
  title: string
  text: string
  drawing: ReactNode
  /** Links and buttons: what to do next. */
  children: ReactNode
}

/** A page that says why there is nothing, drawn as a technical sheet. Rendered on the server, free of antd. */
export function Sheet({ code, title, text, drawing, children }: Props) {
  const t = useMessages(sheetMessages)
  return (
    <main id="main" tabIndex={-1} className={css['page']}>
      <div className={css['sheet']}>
        <svg className={css['drawing']} viewBox="0 0 420 300" fill="none" aria-hidden="true">
          {drawing}
        </svg>
        <div className={css['words']}>
          <h1>{title}</h1>
          <p>{text}</p>
          <div className={css['actions']}>{children}</div>
        </div>
        <dl className={css['block']} aria-hidden="true">
          <div>
            <dt>{t.sheetNo}</dt>
            <dd>{code}</dd>
          </div>
          <div>
            <dt>{t.scale}</dt>
            <dd>1:1</dd>
          </div>
          <div>
            <dt>{t.owner}</dt>
            <dd>{t.platform}</dd>
          </div>
        </dl>
      </div>
    </main>
  )
}
