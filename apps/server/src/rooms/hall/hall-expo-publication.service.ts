import type { ExpoSaved } from '@portal/contract/hall-admin'
import { dayOf, now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Files } from '../file/index.ts'
import { hallExhibitorRepo } from './hall-exhibitor.repo.ts'
import { expoRow, expoRowLocked } from './hall-expo-writing.service.ts'
import { hallExpoRepo } from './hall-expo.repo.ts'
import { type ExpoRevisions, refusals } from './hall.policy.ts'
import { expoSaved } from './hall.view.ts'

/** Who holds the pictures of a published expo. */
const holderOf = (expoId: string): string => `expo:${expoId}`

/** Bringing expos to visitors, and taking them back. */
export function createExpoPublication(deps: {
  transactor: Transactor
  files: Pick<Files, 'publish' | 'unpublish'>
  expoRevisions: Pick<ExpoRevisions, 'document' | 'remove'>
  changed: (tx: Tx, expoId: string) => Promise<void>
}) {
  const { transactor, files, expoRevisions, changed } = deps
  const subject = (id: string) => ({ type: 'expo', id })
  const standing = async (tx: ReadTx, id: string): Promise<ExpoSaved> => expoSaved(await expoRow(tx, id), dayOf(now()))

  return {
    /** Shows the newest revision to visitors. A0409 when it is not the one named. */
    publish: (actor: Actor, { id, revision }: { id: string; revision: number }): Promise<ExpoSaved> =>
      transactor.transact(async (tx) => {
        const row = await expoRowLocked(tx, id)
        if (row.revision !== revision) {
          throw refusals.stale({
            revision: row.revision,
            updatedBy: null,
            updatedAt: row.updated_at.toISOString(),
          })
        }
        const content = await expoRevisions.document(tx, id, revision)
        if (!content) throw fault('A0404')
        await hallExpoRepo(tx).show(id, { revision, content, at: now() })
        await files.publish(tx, holderOf(id), content.banner ? [content.banner] : [])
        const before = row.published_revision === null ? null : { revision: row.published_revision }
        const after = { title: content.title, revision }
        await audits.record(tx, { actor, action: 'expo.published', subject: subject(id), before, after })
        await changed(tx, id)
        return standing(tx, id)
      }),

    /** Takes an expo off the website. A0400 when it is not there. */
    withdraw: (actor: Actor, id: string): Promise<ExpoSaved> =>
      transactor.transact(async (tx) => {
        const row = await expoRowLocked(tx, id)
        if (row.published_revision === null) throw refusals.notPublished()
        await hallExpoRepo(tx).hide(id, now())
        await files.unpublish(tx, holderOf(id))
        const before = { title: row.title, revision: row.published_revision }
        await audits.record(tx, { actor, action: 'expo.withdrawn', subject: subject(id), before })
        await changed(tx, id)
        return standing(tx, id)
      }),

    /** Removes what no visitor ever saw and no enterprise heard of. */
    remove: (actor: Actor, id: string): Promise<null> =>
      transactor.transact(async (tx) => {
        const row = await expoRowLocked(tx, id)
        const wasShown = row.published_revision !== null || row.withdrawn_at !== null
        if (wasShown || (await hallExhibitorRepo(tx).count(id)) > 0) throw refusals.kept()
        await expoRevisions.remove(tx, id)
        await hallExpoRepo(tx).remove(id)
        const before = { title: row.title, revision: row.revision }
        await audits.record(tx, { actor, action: 'expo.removed', subject: subject(id), before })
        await changed(tx, id)
        return null
      }),
  }
}
