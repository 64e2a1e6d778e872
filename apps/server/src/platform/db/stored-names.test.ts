import { type OlderDatabase, openOlderDatabase } from '@portal/testkit/older-database'
import { until } from '@portal/testkit/until'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { createJobs, defineJob, type JobType } from '../jobs.ts'
import { createLog } from '../log.ts'
import { createTransactor } from '../transaction.ts'
import { createDatabase } from './open.ts'

let older: OlderDatabase | undefined
afterEach(async () => {
  await older?.drop()
  older = undefined
})

/** A database before a migration, and what a statement finds in it. */
async function before(migration: string) {
  const opened = await openOlderDatabase(inject('adminUrl'), migration)
  older = opened
  const rows = async (statement: string): Promise<unknown[]> => (await opened.client.query(statement)).rows
  return { ...opened, rows }
}

const FILE = '0b8f3f0e-0000-4000-8000-000000000001'
const log = createLog('silent')

test('Suspensions stand after the column of their enterprise has another name', async () => {
  const { update, rows } = await before('0069')
  await rows(`insert into organisation (id, name) overriding system value values (7, '云隼')`)
  await rows(
    `insert into enterprise (id, certification, revision, status, submitted_at) values (7, '{}', 1, '1', now())`,
  )
  await rows(`insert into enterprise_suspension (enterprise_id, reason, suspended_by, suspended_at)
    values (7, '待核实', null, now())`)
  await update()
  expect(await rows('select organisation_id, reason from enterprise_suspension')).toEqual([
    { organisation_id: '7', reason: '待核实' },
  ])
})

test('A video that was transcoded before is found under its new name, its files under their old ones', async () => {
  const { update, rows } = await before('0070')
  const detail = { film: { mp4: 'film.mp4', hls: 'film.m3u8', frames: [], sound: true } }
  await rows(`insert into file (id, name, kind, media_type, bytes, detail)
    values ('${FILE}', 'a.mp4', 'video', 'video/mp4', 10, '${JSON.stringify(detail)}')`)
  await rows(`insert into throttle values ('upload:film:7', 99, now() + interval '1 hour')`)
  await update()
  expect(await rows('select detail from file')).toEqual([{ detail: { video: detail.film } }])
  expect(await rows('select key, count from throttle')).toEqual([{ key: 'upload:video:7', count: 99 }])
})

test('Videos that waited to be transcoded are transcoded after the update, and what leads on from them still does', async () => {
  const { update, rows, url } = await before('0070')
  const database = createDatabase(url, { log, connections: 4 })
  const heard: string[] = []
  const rest = defineJob<{ fileId: string }>('file.come-to-rest')
  /** Jobs of a version that calls the work `name`. */
  const version = (name: string) => {
    const connect = () => new pg.Client({ connectionString: url })
    const jobs = createJobs({ pool: database.pool, connect, log })
    const job: JobType<{ fileId: string }> = { name }
    jobs.define(rest, async () => undefined)
    jobs.define(job, async ({ fileId }) => void heard.push(fileId), { afterwards: rest })
    return {
      jobs,
      order: (fileId: string) => createTransactor(database.db).transact((tx) => jobs.enqueue(tx, job, { fileId })),
    }
  }
  try {
    const earlier = version('file.make-film')
    await earlier.jobs.prepare()
    await earlier.order('waiting')
    await earlier.jobs.stop()
    await update()
    expect(await rows(`select name, dead_letter from job.queue where name like 'file.%' order by 1`)).toEqual([
      { name: 'file.come-to-rest', dead_letter: null },
      { name: 'file.transcode-video', dead_letter: 'file.come-to-rest' },
    ])
    const later = version('file.transcode-video')
    await later.jobs.start()
    await until('the work', async () => heard.length > 0)
    await later.jobs.stop()
    expect(heard).toEqual(['waiting'])
  } finally {
    await database.close()
  }
})

test('Redirects lead on, and the audit log tells of them and of retried videos by their names of now, and stays final', async () => {
  const { update, rows } = await before('0071')
  await rows(`insert into discovery_move values ('/website/a', '/website/b', null, '2026-01-02T03:04:05Z')`)
  await rows(`insert into audit_entry (actor_name, action, subject_type, subject_id, before, after) values
    ('甲', 'move.added', 'move', '/website/a', null, '{"target": "/website/b"}'),
    ('甲', 'job.retried', 'job', '7', '{"queue": "file.make-film", "state": "failed"}', '{"queue": "file.make-film", "state": "waiting"}'),
    ('甲', 'job.discarded', 'job', '8', '{"queue": "file.make-film", "state": "failed"}', null),
    ('甲', 'job.retried', 'job', '9', '{"queue": "outbox.send", "state": "failed"}', '{"queue": "outbox.send", "state": "waiting"}')`)
  await update()
  expect(await rows('select address, target, added_by, added_at from discovery_redirect')).toEqual([
    { address: '/website/a', target: '/website/b', added_by: null, added_at: new Date('2026-01-02T03:04:05Z') },
  ])
  expect(await rows('select action, subject_type, before, after from audit_entry order by id')).toEqual([
    { action: 'redirect.added', subject_type: 'redirect', before: null, after: { target: '/website/b' } },
    {
      action: 'job.retried',
      subject_type: 'job',
      before: { queue: 'file.transcode-video', state: 'failed' },
      after: { queue: 'file.transcode-video', state: 'waiting' },
    },
    {
      action: 'job.discarded',
      subject_type: 'job',
      before: { queue: 'file.transcode-video', state: 'failed' },
      after: null,
    },
    {
      action: 'job.retried',
      subject_type: 'job',
      before: { queue: 'outbox.send', state: 'failed' },
      after: { queue: 'outbox.send', state: 'waiting' },
    },
  ])
  await expect(rows(`update audit_entry set action = 'redirect.removed'`)).rejects.toThrow(
    'neither changed nor removed',
  )
})

test('What was counted of pages is still there when the counting is called analytics', async () => {
  const { update, rows } = await before('0072')
  await rows(`insert into organisation (id, name) overriding system value values (7, '云隼')`)
  await rows(`insert into visit_day values ('2026-01-02', 'product', 12, 7, 40, 30)`)
  await update()
  expect(
    await rows('select day::text, subject, subject_id, organisation_id, views, visitors from analytics_day'),
  ).toEqual([
    { day: '2026-01-02', subject: 'product', subject_id: '12', organisation_id: '7', views: 40, visitors: 30 },
  ])
})

test('What search reads of a patent is found after its column has another name', async () => {
  const { update, rows } = await before('0073')
  await rows(`insert into patent (number, type, title, legal_status, applicants, applicant_keys, words)
    values ('CN1', 'invention', '离心泵', 'pending', '{云隼}', '{云隼}', to_tsvector('simple', '离心泵'))`)
  await update()
  expect(await rows(`select number from patent where search_vector @@ '离心泵'::tsquery`)).toEqual([{ number: 'CN1' }])
})

test('Messages about content tell after the update what they are about', async () => {
  const { update, rows } = await before('0074')
  await rows(`insert into user_account (id, username, password_hash, nickname)
    overriding system value values (7, 'lin', '', '林启明')`)
  await rows(`insert into message (user_id, kind, params) values
    (7, 'content.rejected', '{"product": "星测无人机", "content": "basics", "reason": "图片模糊"}'),
    (7, 'product.putBack', '{"product": "星测无人机"}')`)
  await update()
  expect(await rows('select kind, params from message order by id')).toEqual([
    { kind: 'content.rejected', params: { subject: '星测无人机', content: 'basics', reason: '图片模糊' } },
    { kind: 'product.putBack', params: { product: '星测无人机' } },
  ])
})
