import { type HealthState, healthChecks } from '@portal/contract/health'
import { Fragment, type ReactNode } from 'react'
import { formatBytes } from '../../../lib/format-bytes.ts'
import { formatInstant, formatList, formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { Link } from '../../../ui/link.tsx'
import css from './health.module.css'
import { messages } from './health.messages.ts'

/** Whether everything that has to work does. */
export function Checks({ state }: { state: HealthState }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const failing = healthChecks.filter((check) => !state.checks[check])
  const names = failing.map((check) => t[check])
  return (
    <ul className={`${css.summary} ${failing.length > 0 ? css.troubled : ''}`} aria-live="polite">
      <li>
        <strong>{failing.length > 0 ? t.unwell(formatList(language, names)) : t.well}</strong>
      </li>
      {healthChecks.map((check) => (
        <li key={check}>
          {t[check]}{' '}
          <span className={state.checks[check] ? css.good : css.bad}>{state.checks[check] ? t.good : t.bad}</span>
        </li>
      ))}
    </ul>
  )
}

interface Fact {
  name: string
  value: string | number
  /** Somebody should look after it. */
  bad?: boolean
}

/** A card of facts. */
function Facts({ title, facts, children }: { title: string; facts: Fact[]; children?: ReactNode }) {
  return (
    <section className={css.card} aria-label={title}>
      <h2>{title}</h2>
      <dl className={css.facts}>
        {facts.map(({ name, value, bad }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className={bad ? css.bad : undefined}>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
    </section>
  )
}

function Program({ state: { program, at, streams } }: { state: HealthState }) {
  const t = useMessages(messages)
  const seconds = (new Date(at).getTime() - new Date(program.startedAt).getTime()) / 1000
  return (
    <Facts
      title={t.program}
      facts={[
        { name: t.build, value: program.build === '' ? t.developing : program.build },
        { name: t.node, value: program.node },
        { name: t.system, value: program.system },
        { name: t.uptime, value: t.seconds(seconds) },
        { name: t.streams, value: streams },
      ]}
    />
  )
}

function Database({ state: { database } }: { state: HealthState }) {
  const t = useMessages(messages)
  const { migrations, pool, tables } = database
  return (
    <Facts
      title={t.database}
      facts={[
        { name: t.postgres, value: database.version },
        { name: t.size, value: formatBytes(database.bytes) },
        { name: t.applied, value: migrations.applied },
        { name: t.lastMigration, value: `${migrations.last} · ${formatInstant(migrations.at)}` },
        ...(migrations.pending.length > 0
          ? [{ name: t.pending, value: migrations.pending.join(', '), bad: true }]
          : []),
        { name: t.pool, value: t.poolOf(pool.total, pool.idle, pool.waiting) },
      ]}
    >
      <table className={css.table}>
        <caption>{t.tables}</caption>
        <thead>
          <tr>
            <th scope="col">{t.table}</th>
            <th scope="col">{t.rows}</th>
            <th scope="col">{t.bytes}</th>
          </tr>
        </thead>
        <tbody>
          {tables.map(({ name, rows, bytes }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(Math.max(0, rows))}</td>
              <td>{formatBytes(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Facts>
  )
}

function Machine({ state: { machine } }: { state: HealthState }) {
  const t = useMessages(messages)
  const { memory } = machine
  return (
    <Facts
      title={t.machine}
      facts={[
        { name: t.processors, value: machine.processors },
        { name: t.load, value: machine.load.toFixed(2) },
        {
          name: t.memory,
          value: t.free(formatBytes(memory.freeBytes), formatBytes(memory.totalBytes)),
        },
        { name: t.processMemory, value: formatBytes(memory.processBytes) },
        { name: t.delay, value: t.milliseconds(machine.delayMs) },
      ]}
    />
  )
}

function Files({ state: { storage } }: { state: HealthState }) {
  const t = useMessages(messages)
  const kinds: Record<string, unknown> = t
  const nameOf = (kind: string): string => (typeof kinds[kind] === 'string' ? kinds[kind] : kind)
  const { disk, used } = storage
  return (
    <Facts
      title={t.files}
      facts={[
        { name: t.storageKind, value: t[storage.kind] },
        ...(disk
          ? [
              {
                name: t.diskSpace,
                value: t.free(formatBytes(disk.freeBytes), formatBytes(disk.totalBytes)),
              },
            ]
          : []),
      ]}
    >
      {used.length === 0 ? (
        <span className={css.note}>{t.noFiles}</span>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t.fileKind}</th>
              <th scope="col">{t.fileCount}</th>
              <th scope="col">{t.bytes}</th>
            </tr>
          </thead>
          <tbody>
            {used.map(({ kind, files, bytes }) => (
              <tr key={kind}>
                <th scope="row">{nameOf(kind)}</th>
                <td>{formatNumber(files)}</td>
                <td>{formatBytes(bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Facts>
  )
}

function Outbox({ state: { outbox } }: { state: HealthState }) {
  const t = useMessages(messages)
  const mayRead = usePermission('message:read:any')
  return (
    <Facts
      title={t.outbox}
      facts={[
        { name: t.outboxWaiting, value: outbox.waiting },
        { name: t.outboxFailed, value: outbox.failed, bad: outbox.failed > 0 },
      ]}
    >
      {!outbox.providers.sms && <span className={css.note}>{t.smsOff}</span>}
      {!outbox.providers.mail && <span className={css.note}>{t.mailOff}</span>}
      {mayRead && <Link to="/console/outbox">{t.toOutbox}</Link>}
    </Facts>
  )
}

function Events({ state: { events } }: { state: HealthState }) {
  const t = useMessages(messages)
  return (
    <Facts
      title={t.events}
      facts={[
        { name: t.eventsWaiting, value: events.waiting },
        { name: t.eventsLag, value: t.seconds(events.oldestSeconds) },
      ]}
    >
      {events.failing.length > 0 && (
        <div className={css.scroll}>
          <table className={css.table}>
            <caption>{t.failingEvents}</caption>
            <thead>
              <tr>
                <th scope="col">{t.event}</th>
                <th scope="col">{t.subscriber}</th>
                <th scope="col">{t.attempts}</th>
                <th scope="col">{t.next}</th>
              </tr>
            </thead>
            <tbody>
              {events.failing.map((one) => (
                <tr key={`${one.name} ${one.subscriber} ${one.nextAt}`}>
                  <th scope="row">
                    {one.name}
                    <span className={css.error}>{one.error}</span>
                  </th>
                  <td>{one.subscriber}</td>
                  <td>{t.times(one.attempts)}</td>
                  <td>{formatInstant(one.nextAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Facts>
  )
}

/** Everything but the jobs, in cards. */
export function HealthCards({ state }: { state: HealthState }) {
  return (
    <div className={css.cards}>
      <Program state={state} />
      <Events state={state} />
      <Outbox state={state} />
      <Machine state={state} />
      <Files state={state} />
      <Database state={state} />
    </div>
  )
}
