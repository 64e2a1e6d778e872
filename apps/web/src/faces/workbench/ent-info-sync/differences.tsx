import { type BadRow, type SyncItem, type SyncRun, syncApply } from '@portal/contract/filing'
import { App, Button, Checkbox, Collapse, Flex, Pagination, Tag } from 'antd'
import { useState } from 'react'
import { BadRows } from '../../../features/filing/bad-rows.tsx'
import { PageState } from '../../../features/shell/page-state.tsx'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Difference } from './difference.tsx'
import css from './ent-info-sync.module.css'
import { messages } from './filing-sync.messages.ts'
import { type Ticks, useTicks } from './use-ticks.ts'

const PAGE_SIZE = 10

function Counts({ run: { counts } }: { run: SyncRun }) {
  const t = useMessages(messages)
  const all = [
    ['changed', 'warning'],
    ['new', 'processing'],
    ['applied', 'success'],
    ['refused', 'error'],
    ['missing', 'default'],
    ['same', 'default'],
  ] as const
  return (
    <Flex gap={8} wrap>
      {all.map(([key, colour]) => {
        const count = counts[key]
        return (
          (count > 0 || key === 'changed') && (
            <Tag key={key} color={colour}>
              {t[`count_${key}`](count)}
            </Tag>
          )
        )
      })}
    </Flex>
  )
}

/** What is here and not in the source: told, never touched. */
function Missing({ items }: { items: SyncItem[] }) {
  const t = useMessages(messages)
  if (items.length === 0) return null
  const names = (
    <>
      <p>{t.missingText}</p>
      <ul className={css['names']}>
        {items.map(({ itemId, title, filingNo }) => (
          <li key={itemId}>
            {title} {filingNo && <span className={css['note']}>{t.filingNo(filingNo)}</span>}
          </li>
        ))}
      </ul>
    </>
  )
  return <Collapse items={[{ key: 'missing', label: t.missingTitle(items.length), children: names }]} />
}

function Bad({ rows }: { rows: BadRow[] }) {
  const t = useMessages(messages)
  if (rows.length === 0) return null
  const table = (
    <>
      <p>{t.badText}</p>
      <BadRows rows={rows} />
    </>
  )
  return <Collapse items={[{ key: 'bad', label: t.badTitle(rows.length), children: table }]} />
}

/** Has what is ticked taken over. */
function ApplyBar({ run, ticks }: { run: SyncRun; ticks: Ticks }) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const [submit, setSubmit] = useState(false)
  const apply = useSubmission({
    mutationFn: () => call(syncApply, { body: { runId: run.runId, items: ticks.chosen, submit } }),
    onSuccess: () => void message.success(t.ordered),
    onSettled: () => invalidateRoom('filing'),
  })
  return (
    <div className={css['bar']}>
      <span role="status">{t.chosen(ticks.count)}</span>
      <Checkbox checked={submit} onChange={({ target }) => setSubmit(target.checked)}>
        {t.submitToo}
      </Checkbox>
      <Button type="primary" disabled={ticks.count === 0} loading={apply.isPending} onClick={() => apply.mutate()}>
        {t.apply}
      </Button>
    </div>
  )
}

interface Props {
  run: SyncRun
  items: SyncItem[]
  bad: BadRow[]
}

/** The differences of a run with a tick for each, and what became of those that were taken over. */
export function Differences({ run, items, bad }: Props) {
  const t = useMessages(messages)
  const [pageNum, setPage] = useState(1)
  const ticks = useTicks(items)
  const differing = items.filter(({ kind }) => kind !== 'missing')
  const shown = differing.slice((pageNum - 1) * PAGE_SIZE, pageNum * PAGE_SIZE)
  const { possible, count } = ticks
  return (
    <>
      <Counts run={run} />
      {differing.length === 0 && (
        <PageState drawing="done" title={t.nothingTitle}>
          {t.nothingText}
        </PageState>
      )}
      {possible > 0 && (
        <Flex vertical gap={4}>
          <Checkbox
            checked={count === possible}
            indeterminate={count > 0 && count < possible}
            onChange={({ target }) => ticks.tickAll(target.checked)}
          >
            {t.pickAll}
          </Checkbox>
          <span className={css['note']}>{t.submitHint}</span>
        </Flex>
      )}
      {shown.map((item) => (
        <Difference key={item.itemId} item={item} ticks={ticks} />
      ))}
      {differing.length > PAGE_SIZE && (
        <Pagination
          align="end"
          current={pageNum}
          pageSize={PAGE_SIZE}
          total={differing.length}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
      {possible > 0 && <ApplyBar run={run} ticks={ticks} />}
      <Missing items={items.filter(({ kind }) => kind === 'missing')} />
      <Bad rows={bad} />
    </>
  )
}
