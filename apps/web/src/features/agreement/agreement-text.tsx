import type { AgreementView } from './agreement-view.ts'
import css from './agreement-text.module.css'

/** The text itself, without its title. */
export function AgreementText({ html }: Pick<AgreementView, 'html'>) {
  return <div className={css['text']} dangerouslySetInnerHTML={{ __html: html }} />
}
