import { describe, expect, test } from 'vitest'
import { changedByRefusals } from './changed-by-refusals.ts'

/** What a request does to the rows of a table. */
interface Request {
  name: string
  letIn: (subject: Subject) => boolean
  writes?: (subject: Subject) => string | undefined
}
interface Subject {
  used: boolean
}

const refused = (name: string, writes?: Request['writes']): Request => ({
  name,
  letIn: () => false,
  ...(writes ? { writes } : {}),
})
const letIn = (name: string, writes?: Request['writes']): Request => ({
  name,
  letIn: () => true,
  ...(writes ? { writes } : {}),
})
/** A ticket that works once. */
const ticket = (name: string): Request => ({
  name,
  letIn: ({ used }) => !used,
  writes: (subject) => {
    if (subject.used) return undefined
    subject.used = true
    return 'ticket'
  },
})

/** Makes those requests on tables that count their writes; answers who is accused, and how often all was looked at. */
async function accused(requests: Request[]) {
  const rows: Record<string, number> = { product: 1, ticket: 1, audit: 1 }
  let looks = 0
  const changes = await changedByRefusals({
    prepare: async () => {
      const subject: Subject = { used: false }
      return requests.map((request) => ({ request, subject }))
    },
    send: async ({ request, subject }) => {
      const isLetIn = request.letIn(subject)
      const table = request.writes?.(subject)
      if (table !== undefined) rows[table] = (rows[table] ?? 0) + 1
      return isLetIn
    },
    fingerprint: async () => {
      looks += 1
      return Object.fromEntries(Object.entries(rows).map(([table, count]) => [table, String(count)]))
    },
  })
  return { changes: changes.map(({ request, tables }) => [request.request.name, ...tables]), looks }
}

const many = Array.from({ length: 100 }, (_, index) => refused(`refused ${index}`))

describe('refusals that change nothing', () => {
  test('are found innocent by two looks', async () => {
    expect(await accused(many)).toEqual({ changes: [], looks: 2 })
  })

  test('are found innocent by few looks among requests that are let in and write', async () => {
    const requests = [letIn('an honest one', () => 'product'), ...many, letIn('another', () => 'audit')]
    expect(await accused(requests)).toEqual({ changes: [], looks: 8 })
  })

  test('are not blamed for what one does whom only the first kept out', async () => {
    expect((await accused([ticket('first'), ...many, ticket('second')])).changes).toEqual([])
  })
})

describe('a refusal that writes', () => {
  test('is named with the table, alone among many', async () => {
    const requests = [...many, refused('the culprit', () => 'product'), ...many]
    expect((await accused(requests)).changes).toEqual([['the culprit', 'product']])
  })

  test('is told from those that are let in and write the same table', async () => {
    const requests = [
      letIn('before', () => 'audit'),
      refused('the culprit', () => 'audit'),
      letIn('after', () => 'audit'),
    ]
    expect((await accused(requests)).changes).toEqual([['the culprit', 'audit']])
  })

  test('is found when it writes only the first time', async () => {
    const once: Request['writes'] = (subject) => {
      if (subject.used) return undefined
      subject.used = true
      return 'ticket'
    }
    const requests = [refused('the culprit', once), letIn('an honest one', () => 'product')]
    expect((await accused(requests)).changes).toEqual([['the culprit', 'ticket']])
  })

  test('is found when it writes only about what was used up before', async () => {
    const late: Request['writes'] = ({ used }) => (used ? 'audit' : undefined)
    expect((await accused([ticket('first'), refused('the culprit', late)])).changes).toEqual([['the culprit', 'audit']])
  })
})
