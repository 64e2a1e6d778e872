import type { JobQueue } from '@portal/contract/health'
import { Card } from 'antd'
import { formatNumber } from '../../../lib/format.ts'
import { jobWords } from '../../../features/rooms.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { inLanguage } from '../../../lib/i18n/room-messages.ts'
import { useSettings } from '../../../lib/settings.ts'
import css from './health.module.css'
import { messages } from './health.messages.ts'

/** What a queue's jobs do, in words where there are some. */
export function useJobName(): (queue: string) => string {
  const language = useLanguage()
  return (queue) => {
    const words = jobWords[queue]
    return words ? inLanguage(words, language) : queue
  }
}

const counts = ['waiting', 'scheduled', 'active', 'failed', 'done'] as const

interface Props {
  queues: JobQueue[]
}

const isBad = (queue: JobQueue, count: (typeof counts)[number]): boolean => count === 'failed' && queue.failed > 0

function QueueTable({ queues }: Props) {
  const t = useMessages(messages)
  const nameOf = useJobName()
  return (
    <div className={`${css.card} ${css.scroll}`} tabIndex={0} role="region" aria-labelledby="health-jobs">
      <table className={`${css.table} ${css.wide}`}>
        <thead>
          <tr>
            <th scope="col">{t.queue}</th>
            {counts.map((count) => (
              <th key={count} scope="col">
                {t[count]}
              </th>
            ))}
            <th scope="col">{t.oldest}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.name}>
              <th scope="row">
                {nameOf(queue.name)}
                <span className={css.note}>{queue.name}</span>
              </th>
              {counts.map((count) => (
                <td key={count} className={isBad(queue, count) ? css.bad : undefined}>
                  {formatNumber(queue[count])}
                </td>
              ))}
              <td>{queue.oldestSeconds === 0 ? '–' : t.seconds(queue.oldestSeconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function QueueCards({ queues }: Props) {
  const t = useMessages(messages)
  const nameOf = useJobName()
  return (
    <div className={css.jobs}>
      {queues.map((queue) => (
        <Card key={queue.name} size="small">
          <strong>{nameOf(queue.name)}</strong>
          <span className={css.note}>{queue.name}</span>
          <dl className={css.numbers}>
            {counts.map((count) => (
              <div key={count}>
                <dt>{t[count]}</dt>
                <dd className={isBad(queue, count) ? css.bad : undefined}>{formatNumber(queue[count])}</dd>
              </div>
            ))}
          </dl>
          {queue.oldestSeconds > 0 && (
            <span className={css.note}>
              {t.oldest} {t.seconds(queue.oldestSeconds)}
            </span>
          )}
        </Card>
      ))}
    </div>
  )
}

/** All queues as they stand. */
export function JobQueues({ queues }: Props) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const Queues = mobile ? QueueCards : QueueTable
  return (
    <section className={css.section}>
      <h2 id="health-jobs">{t.jobs}</h2>
      <Queues queues={queues} />
    </section>
  )
}
