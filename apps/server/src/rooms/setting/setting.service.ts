import type { KeptSettings, PublicSettings, Settings, settingSave } from '@portal/contract/setting'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { Lookups } from '../../platform/room.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { settingChanged } from './setting.events.ts'
import { readSettings, settingsStale } from './setting.policy.ts'
import { settingRepo } from './setting.repo.ts'
import { keptSettings, publicSettings } from './setting.view.ts'

/** The site settings: read by every room from memory, changed by operators. */
export function createSettings(deps: { transactor: Transactor; lookups: Pick<Lookups, 'names'> }) {
  const { transactor, lookups } = deps
  let kept: Settings | null = null
  /** Moves when what is kept is forgotten: what was being read then is not kept. */
  let turn = 0

  function forget(): void {
    kept = null
    turn += 1
  }

  /** What holds now. From memory; every process reads again once a change was committed. */
  async function current(tx: ReadTx): Promise<Settings> {
    if (kept) return kept
    const started = turn
    const settings = readSettings((await settingRepo(tx).find())?.value)
    if (started === turn) kept = settings
    return settings
  }

  async function stored(tx: ReadTx): Promise<KeptSettings> {
    const row = await settingRepo(tx).find()
    const by = row?.updated_by ?? null
    const updatedBy = by === null ? null : ((await lookups.names(tx, [by])).get(by) ?? null)
    return keptSettings(readSettings(row?.value), row, updatedBy)
  }

  return {
    current,
    /** Somebody changed them, or may have: what is remembered counts no more. */
    forget,

    /** What visitors see of them. */
    shown: async (): Promise<PublicSettings> => publicSettings(await current(transactor.read)),

    /** As they are stored, for whoever edits them. */
    detail: (): Promise<KeptSettings> => stored(transactor.read),

    /** Changes them; A0409 with who and when, if somebody did since the revision the editor started from. */
    async save(actor: Actor, { settings, revision }: z.output<typeof settingSave.body>): Promise<KeptSettings> {
      const saved = await transactor.transact(async (tx) => {
        const before = await stored(tx)
        const replaced = await settingRepo(tx).replace(revision, { value: settings, at: now(), by: actor.userId })
        if (!replaced) {
          const { settings: _, ...standing } = await stored(tx)
          throw settingsStale(standing)
        }
        await publish(tx, settingChanged, { revision: revision + 1 })
        await pagesChanged(tx, ['setting'])
        await audits.record(tx, {
          actor,
          action: 'setting.saved',
          subject: { type: 'setting', id: 'site' },
          before: before.settings,
          after: settings,
        })
        return stored(tx)
      })
      // Whoever saved sees it at once; the broadcast may take a moment.
      forget()
      return saved
    },
  }
}
export type SiteSettings = ReturnType<typeof createSettings>
