import { type FailedJob, failedJobPage, jobDiscard, jobRetry } from '@portal/contract/health'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { App, Button, Card, Checkbox, Flex, Select } from 'antd'
import { useState } from 'react'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { useAddressQuery, useLastPage } from '../../../features/shell/use-address-query.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import css from './health.module.css'
import { messages } from './health.messages.ts'
import { useJobName } from './job-queues.tsx'

const PAGE_SIZE = 20
const REFRESH_MS = 10_000

type Doing = 'retry' | 'discard'
interface Order {
  what: Doing
  jobs: FailedJob[]
}

/** Retries or discards jobs, queue by queue as the calls want them; answers how many still were failed. */
async function carryOut({ what, jobs }: Order): Promise<number> {
  let changed = 0
  for (const queue of new Set(jobs.map((job) => job.queue))) {
    const ids = jobs.filter((job) => job.queue === queue).map(({ id }) => id)
    changed += (await call(what === 'retry' ? jobRetry : jobDiscard, { body: { queue, ids } })).changed
  }
  return changed
}

/** Discarding asks first. */
function useDoings(done: () => void) {
  const t = useMessages(messages)
  const { message, modal } = App.useApp()
  const doing = useMutation({
    mutationFn: carryOut,
    onSuccess: (changed, { what }) => {
      if (changed === 0) void message.info(t.changedAlready)
      else void message.success(what === 'retry' ? t.retried(changed) : t.discarded(changed))
      done()
    },
    onSettled: () => invalidateRoom('health'),
  })
  const retry = (jobs: FailedJob[]): void => doing.mutate({ what: 'retry', jobs })
  const discard = (jobs: FailedJob[]): void =>
    void modal.confirm({
      title: t.discardTitle,
      content: t.discardText,
      okText: t.discard,
      okButtonProps: { danger: true },
      cancelText: t.cancel,
      onOk: () => doing.mutateAsync({ what: 'discard', jobs }).catch(() => undefined),
    })
  return { retry, discard, busy: doing.isPending }
}

interface JobProps {
  job: FailedJob
  chosen: boolean
  /** undefined: the jobs may be read only. */
  doings: (ReturnType<typeof useDoings> & { choose(chosen: boolean): void }) | undefined
}

function JobCard({ job, chosen, doings }: JobProps) {
  const t = useMessages(messages)
  const nameOf = useJobName()
  const name = nameOf(job.queue)
  return (
    <Card size="small">
      <Flex wrap justify="space-between" gap={8}>
        {doings ? (
          <Checkbox checked={chosen} onChange={({ target }) => doings.choose(target.checked)}>
            <strong>{name}</strong>
          </Checkbox>
        ) : (
          <strong>{name}</strong>
        )}
        {doings && (
          <Flex gap={8}>
            <Button
              type="link"
              size="small"
              disabled={doings.busy}
              aria-label={t.retryOf(job.id)}
              onClick={() => doings.retry([job])}
            >
              {t.retry}
            </Button>
            <Button
              type="link"
              size="small"
              danger
              disabled={doings.busy}
              aria-label={t.discardOf(job.id)}
              onClick={() => doings.discard([job])}
            >
              {t.discard}
            </Button>
          </Flex>
        )}
      </Flex>
      <span className={css.note}>
        {t.failedAt} {formatInstant(job.failedAt)} · {t.tries} {t.times(job.tries)}
      </span>
      <span className={css.error}>{job.error}</span>
      <pre className={css.data} aria-label={t.data}>
        {JSON.stringify(job.data)}
      </pre>
    </Card>
  )
}

/** Jobs that failed for good: why, and another try. `queues`: what may be chosen among. */
export function FailedJobs({ queues }: { queues: string[] }) {
  const t = useMessages(messages)
  const nameOf = useJobName()
  const { params, pageNum, change } = useAddressQuery()
  const queue = params.get('queue') ?? ''
  const [ids, setIds] = useState<string[]>([])
  const mayEdit = usePermission('health:edit:any')
  const doings = useDoings(() => setIds([]))
  const query = { pageNum, pageSize: PAGE_SIZE, ...(queue === '' ? {} : { queue }) }
  const failed = useQuery({
    ...endpointQuery(failedJobPage, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  useLastPage(failed, { pageNum, pageSize: PAGE_SIZE }, change)
  const chosen = (failed.data?.list ?? []).filter(({ id }) => ids.includes(id))
  const choose = (id: string, on: boolean): void =>
    setIds((all) => (on ? [...all, id] : all.filter((one) => one !== id)))
  return (
    <section className={css.section} aria-labelledby="health-failed">
      <div className={css.head}>
        <h2 id="health-failed">{t.failedJobs}</h2>
        <Flex wrap gap={8}>
          {mayEdit && chosen.length > 0 && (
            <>
              <Button type="primary" disabled={doings.busy} onClick={() => doings.retry(chosen)}>
                {t.retryChosen(chosen.length)}
              </Button>
              <Button danger disabled={doings.busy} onClick={() => doings.discard(chosen)}>
                {t.discardChosen(chosen.length)}
              </Button>
            </>
          )}
          <Select
            className={css.queue ?? ''}
            aria-label={t.queue}
            value={queue}
            onChange={(next) => change({ queue: next })}
            options={[{ value: '', label: t.allQueues }, ...queues.map((value) => ({ value, label: nameOf(value) }))]}
          />
        </Flex>
      </div>
      <QueryState query={failed}>
        {({ list, total }) =>
          list.length === 0 ? (
            <PageState drawing="done" title={t.noFailed}>
              {t.noFailedText}
            </PageState>
          ) : (
            <>
              <div className={css.jobs}>
                {list.map((job) => (
                  <JobCard
                    key={job.id}
                    job={job}
                    chosen={ids.includes(job.id)}
                    doings={mayEdit ? { ...doings, choose: (on) => choose(job.id, on) } : undefined}
                  />
                ))}
              </div>
              <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={total} say={t.total} change={change} />
            </>
          )
        }
      </QueryState>
    </section>
  )
}
