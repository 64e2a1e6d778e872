import type { JobName, JobQueue } from '@portal/contract/health'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './health.module.css'
import { words } from './health.messages.ts'
import { jobWords } from './job.messages.ts'

/** What a queue's jobs do, in words where there are some. */
export function useJobName(): (queue: string) => string {
  const known: Record<JobName, string> = useMessages(jobWords)
  const names: Partial<Record<string, string>> = known
  return (queue) => names[queue] ?? queue
}

const counts = ['waiting', 'scheduled', 'active', 'failed', 'done'] as const

/** All queues as they stand. */
export function JobQueues({ queues }: { queues: JobQueue[] }) {
  const t = useMessages(words)
  const nameOf = useJobName()
  return (
    <section className={css.section}>
      <h2 id="health-jobs">{t.jobs}</h2>
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
                  <td key={count} className={count === 'failed' && queue.failed > 0 ? css.bad : undefined}>
                    {formatNumber(queue[count])}
                  </td>
                ))}
                <td>{queue.oldestSeconds === 0 ? '–' : t.seconds(queue.oldestSeconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
