/** Room content by itself, for tests: a subject of no room, with two kinds of documents. */
import { now } from '@portal/server/src/platform/clock.ts'
import { Fault } from '@portal/server/src/platform/errors.ts'
import { pagesChanged } from '@portal/server/src/platform/pages.ts'
import type { Tx } from '@portal/server/src/platform/transaction.ts'
import { z } from 'zod'
import { startWorld } from './world.ts'

export const trialSchemas = {
  note: z.object({ title: z.string(), body: z.string().default('nothing yet'), tags: z.array(z.string()).default([]) }),
  sketch: z.object({ lines: z.number().default(1) }),
}
export type Note = z.output<typeof trialSchemas.note>

let ids = 0
/** A note that nobody has touched. */
export const freshNote = () => ({ id: String((ids += 1)), kind: 'note' as const })
type Of = ReturnType<typeof freshNote>
export const note = (title: string, change: Partial<Note> = {}): Note => ({ title, body: '', tags: [], ...change })

/** The fault that a call is refused with; throws when it is let in. */
export async function faultOf(attempt: Promise<unknown>): Promise<Fault> {
  const caught = await attempt.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(caught instanceof Fault)) throw new Error('nothing was refused', { cause: caught })
  return caught
}

/** A world in which notes and sketches are saved, submitted and decided on. */
export async function startTrial() {
  const world = await startWorld()
  const { transactor } = world.portal.platform
  const contents = world.portal.rooms.content.contents.of({ subject: 'trial', schemas: trialSchemas })
  const author = { userId: world.ids.people.demo, nickname: '林启明', organisationId: null }
  const colleague = { userId: world.ids.people.editor, nickname: '周编辑', organisationId: null }
  /** In a transaction that tells the pages of a subject. */
  const changing = <Result>({ id }: Of, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    transactor.transact(async (tx) => {
      await pagesChanged(tx, [`trial:${id}`])
      return work(tx)
    })
  const save = (
    of: Of,
    title: string,
    { submit = false, by = author, revision }: { submit?: boolean; by?: typeof author; revision?: number } = {},
  ) =>
    changing(of, (tx) => contents.save(tx, by, of, { document: note(title), isEmpty: title === '', submit, revision }))
  const decide = (of: Of, revision: number, approve = true) =>
    changing(of, (tx) =>
      contents.decide(tx, of, { revision, approve, reason: approve ? '' : '请补充', remarks: [] }, now()),
    )
  const publish = async (of: Of, title: string): Promise<void> => {
    const { after } = await save(of, title, { submit: true })
    await decide(of, after.newest_revision)
  }
  return { world, contents, author, colleague, reads: () => transactor.read, changing, save, decide, publish }
}
