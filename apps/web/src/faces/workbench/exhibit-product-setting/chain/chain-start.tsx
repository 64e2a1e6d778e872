import { useMessages } from '../../../../lib/i18n/language.ts'
import css from './chain.module.css'
import { messages } from './chain.messages.ts'

/** What stands where there is neither a model nor a picture nor a part: what it is for, and the way there. */
export function ChainStart() {
  const t = useMessages(messages)
  const steps = [
    [t.startSource, t.startSourceText],
    [t.startParts, t.startPartsText],
    [t.startPatents, t.startPatentsText],
  ]
  return (
    <section className={css.start} aria-labelledby="chain-start">
      <h2 id="chain-start">{t.startTitle}</h2>
      <p className={css.hint}>{t.startText}</p>
      <ol className={css.steps}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
