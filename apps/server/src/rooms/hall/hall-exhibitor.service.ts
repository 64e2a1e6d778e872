import type { Exhibitor, exhibitorByRule, exhibitorList } from '@portal/contract/hall-admin'
import { ExhibitorState } from '@portal/contract/hall-admin'
import { EXHIBITORS_MAX, type ExhibitorRule } from '@portal/contract/hall-document'
import type { Data } from '@portal/contract/kit'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { searchQuery } from '../../platform/text.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { enterpriseAudiences, enterpriseBooths, type Enterprises } from '../enterprise/index.ts'
import type { Messages } from '../message/index.ts'
import { boothName, boothNames } from './hall-arranging.service.ts'
import { hallExhibitorRepo } from './hall-exhibitor.repo.ts'
import { expoRow, expoRowLocked } from './hall-expo-writing.service.ts'
import type { ExpoKeptRow } from './hall-expo.repo.ts'
import { assertNotOver, choiceOfExpo, type ExpoRevisions, refusals } from './hall.policy.ts'

const OFFERED = 20

/** Who exhibits: by invitation or by the expo's rule, in an order that operators give. */
export function createExhibitors(deps: {
  transactor: Transactor
  messages: Pick<Messages, 'send'>
  enterprises: Pick<Enterprises, 'cards'>
  expoRevisions: Pick<ExpoRevisions, 'document'>
  changed: (tx: Tx, expoId: string, organisationIds?: string[]) => Promise<void>
}) {
  const { transactor, messages, enterprises, expoRevisions, changed } = deps

  /** Who has a row: named in the order of their places. */
  async function named(tx: ReadTx, id: string): Promise<Exhibitor[]> {
    const rows = await hallExhibitorRepo(tx).ofExpo(id, EXHIBITORS_MAX)
    const known = new Map(
      (
        await boothNames(
          tx,
          enterprises,
          rows.map((row) => row.organisation_id),
        )
      ).map((one) => [one.id, one]),
    )
    return rows.map((row) => ({
      id: row.organisation_id,
      name: row.name,
      productCount: known.get(row.organisation_id)?.productCount ?? 0,
      shown: known.get(row.organisation_id)?.shown ?? false,
      state: ExhibitorState.parse(row.state ?? 'rule'),
      place: row.place,
      invitedAt: row.invited_at?.toISOString() ?? null,
      answeredAt: row.answered_at?.toISOString() ?? null,
    }))
  }

  const idsOf = (list: readonly Exhibitor[], states: readonly ExhibitorState[]): string[] =>
    list.filter(({ state }) => states.includes(state)).map(({ id }) => id)

  /** The rule of the newest revision; A0404 for an expo that there is not. */
  async function ruleOf(tx: ReadTx, id: string): Promise<ExhibitorRule | null> {
    const { revision } = await expoRow(tx, id)
    return (await expoRevisions.document(tx, id, revision))?.rule ?? null
  }

  /** Those whom a rule names and nobody else. */
  const unnamed = (rule: ExhibitorRule | null, list: readonly Exhibitor[]) =>
    choiceOfExpo(rule, { accepted: [], absent: list.map((one) => one.id) })

  /** Changes who exhibits in an expo, under its lock. */
  const change = (
    actor: Actor,
    action: string,
    { id, enterprises: ids }: { id: string; enterprises: string[] },
    act: (tx: Tx, row: ExpoKeptRow, ids: string[]) => Promise<string[]>,
  ): Promise<string[]> =>
    transactor.transact(async (tx) => {
      const row = await expoRowLocked(tx, id)
      const touched = await act(tx, row, [...new Set(ids)])
      const after = { title: row.title, enterprises: touched }
      await audits.record(tx, { actor, action, subject: { type: 'expo', id }, after })
      await changed(tx, id, touched)
      return touched
    })

  return {
    /** Everybody named in their order, and how many booths there are. */
    async list(id: string): Promise<Data<typeof exhibitorList>> {
      const tx = transactor.read
      const rule = await ruleOf(tx, id)
      const list = await named(tx, id)
      const absent = idsOf(list, ['declined', 'excluded'])
      const whole = choiceOfExpo(rule, { accepted: idsOf(list, ['accepted']), absent })
      const [all, byRule] = await enterpriseBooths.sums(tx, [whole, unnamed(rule, list)])
      return {
        list,
        booths: all?.enterprises ?? 0,
        byRule: (byRule?.enterprises ?? 0) + idsOf(list, ['rule']).length,
      }
    },

    /** Who comes by the rule of the newest revision and is not named, page by page. */
    async byRule({
      id,
      pageNum,
      pageSize,
    }: z.output<typeof exhibitorByRule.query>): Promise<Data<typeof exhibitorByRule>> {
      const tx = transactor.read
      const choice = unnamed(await ruleOf(tx, id), await named(tx, id))
      const page = { first: [], limit: pageSize, offset: (pageNum - 1) * pageSize }
      const { list, enterprises: total } = await enterpriseBooths.page(tx, choice, page)
      const without = { state: 'rule', place: null, invitedAt: null, answeredAt: null } as const
      return { list: list.map((row) => ({ ...boothName(row), ...without })), total }
    },

    /** Invites enterprises on the website; A0400 for any other, and once the expo is over. */
    async invite(actor: Actor, body: { id: string; enterprises: string[] }): Promise<{ invited: number }> {
      const invited = await change(actor, 'expo.invited', body, async (tx, row, ids) => {
        assertNotOver(row)
        if ((await enterprises.cards(tx, ids)).size !== ids.length) throw refusals.enterprise()
        const asked = await hallExhibitorRepo(tx).invite(body.id, ids, { by: actor.userId, at: now() })
        const params = { expo: row.title, expoEn: row.title_en, from: row.starts_on, until: row.ends_on }
        for (const toOrganisation of asked) {
          await messages.send(tx, { toOrganisation }, { kind: 'expo.invited', params, link: '/myEnt/pavilion' })
        }
        return asked
      })
      return { invited: invited.length }
    },

    /** Takes enterprises out of an expo; A0400 for one that does not exist. */
    exclude: async (actor: Actor, body: { id: string; enterprises: string[] }): Promise<null> => {
      await change(actor, 'expo.excluded', body, async (tx, _row, ids) => {
        await assertKnown(tx, ids)
        await hallExhibitorRepo(tx).exclude(body.id, ids)
        return ids
      })
      return null
    },

    /** Lets whoever was excluded come by the rule again. */
    readmit: async (actor: Actor, body: { id: string; enterprises: string[] }): Promise<null> => {
      await change(actor, 'expo.readmitted', body, async (tx, _row, ids) => {
        await hallExhibitorRepo(tx).readmit(body.id, ids)
        return ids
      })
      return null
    },

    /** Puts booths in order: these first. A0400 for one that does not exist. */
    order: async (actor: Actor, body: { id: string; enterprises: string[] }): Promise<null> => {
      await change(actor, 'expo.ordered', body, async (tx, _row, ids) => {
        await assertKnown(tx, ids)
        await hallExhibitorRepo(tx).order(body.id, ids)
        return ids
      })
      return null
    },

    /** Approved enterprises to choose from. */
    candidates: (keywords: string | undefined): Promise<{ id: string; name: string }[]> =>
      enterpriseAudiences.find(transactor.read, searchQuery(keywords ?? ''), OFFERED),
  }

  async function assertKnown(tx: ReadTx, ids: readonly string[]): Promise<void> {
    if ((await hallExhibitorRepo(tx).names(ids)).length !== ids.length) throw refusals.enterprise()
  }
}
