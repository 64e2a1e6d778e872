import type { ExpoState } from '@portal/contract/hall'
import type { OwnHalls } from '@portal/contract/expo-own'
import type { Expo } from '@portal/contract/hall-document'
import { passesPermission } from '@portal/contract/permission'
import { dayOf, now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { enterpriseBooths } from '../enterprise/index.ts'
import type { Messages } from '../message/index.ts'
import { hallExhibitorRepo } from './hall-exhibitor.repo.ts'
import { hallExpoPublicRepo } from './hall-expo-public.repo.ts'
import { expoRowLocked } from './hall-expo-writing.service.ts'
import { assertNotOver, type ExpoRevisions, expoStateOf, hallsOf, ruleNames } from './hall.policy.ts'

const MOST = 100
type OwnExpo = OwnHalls['expos'][number]

const facts = (id: string, content: Expo, today: string) => ({
  id,
  title: content.title,
  titleEn: content.titleEn,
  place: content.place,
  placeEn: content.placeEn,
  startsOn: content.startsOn,
  endsOn: content.endsOn,
  state: expoStateOf(content, today) satisfies ExpoState,
})

/** Halls and expos as they concern one enterprise. */
export function createOwnHalls(deps: {
  transactor: Transactor
  messages: Pick<Messages, 'send'>
  expoRevisions: Pick<ExpoRevisions, 'documents'>
  changed: (tx: Tx, expoId: string, organisationIds?: string[]) => Promise<void>
}) {
  const { transactor, messages, expoRevisions, changed } = deps

  /** Whether the rule of a published expo names an enterprise. */
  async function isNamed(tx: ReadTx, expoId: string, organisationId: string): Promise<boolean> {
    const shown = await hallExpoPublicRepo(tx).byId(expoId)
    const standing = await enterpriseBooths.standing(tx, organisationId)
    return ruleNames(shown?.content.rule ?? null, standing)
  }

  return {
    /** Where the own enterprise stands, and which expos asked it. */
    async own(actor: OrganisationActor): Promise<OwnHalls> {
      const tx = transactor.read
      const today = dayOf(now())
      const [standing, asked, ruled] = await Promise.all([
        enterpriseBooths.standing(tx, actor.organisationId),
        hallExhibitorRepo(tx).concerning(actor.organisationId, MOST),
        hallExpoPublicRepo(tx).ruled(today),
      ])
      const contents = await expoRevisions.documents(tx, asked)
      const absent = await hallExhibitorRepo(tx).absentIn(
        actor.organisationId,
        ruled.map((row) => row.expo_id),
      )
      const answered = new Set([...asked.map(({ id }) => id), ...absent])
      const byName = asked.flatMap((row): OwnExpo[] => {
        const content = contents.get(row.id)
        if (!content) return []
        return [
          {
            ...facts(row.id, content, today),
            published: row.published,
            answer: row.state as OwnExpo['answer'],
            invitedAt: row.invited_at?.toISOString() ?? null,
            answeredAt: row.answered_at?.toISOString() ?? null,
          },
        ]
      })
      const byRule = ruled
        .filter((row) => !answered.has(row.expo_id) && ruleNames(row.content.rule, standing))
        .map(
          (row): OwnExpo => ({
            ...facts(row.expo_id, row.content, today),
            published: true,
            answer: 'rule',
            invitedAt: null,
            answeredAt: null,
          }),
        )
      const expos = [...byName, ...byRule].toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? 1 : -1))
      return {
        halls: standing ? hallsOf(standing) : [],
        expos,
        can: { answer: passesPermission(actor, ['enterprise:edit:own']) },
      }
    },

    /**
     * Accepts or declines. A0404 for an expo that neither invited the enterprise nor names it by its rule, A0400 once it
     * is over.
     */
    answer: (actor: OrganisationActor, { id, accept }: { id: string; accept: boolean }): Promise<null> =>
      transactor.transact(async (tx) => {
        const { organisationId } = actor
        const repo = hallExhibitorRepo(tx)
        const row = await expoRowLocked(tx, id)
        const standing = await repo.find(id, organisationId)
        const asked = ['invited', 'accepted', 'declined'].includes(standing?.state ?? '')
        const mayCome = standing?.state !== 'excluded' && (asked || (await isNamed(tx, id, organisationId)))
        if (!mayCome) throw fault('A0404')
        assertNotOver(row)
        const state = accept ? 'accepted' : 'declined'
        if (standing?.state === state) return null
        await repo.answer({ expoId: id, organisationId }, { state, answered_by: actor.userId, answered_at: now() })
        await audits.record(tx, {
          actor,
          action: `expo.${state}`,
          subject: { type: 'expo', id },
          before: { state: standing?.state ?? null },
          after: { title: row.title, state, organisationId },
        })
        const params = { expo: row.title, expoEn: row.title_en, enterprise: actor.organisationName }
        const toUsers = standing?.invited_by ? [standing.invited_by] : []
        await messages.send(tx, { toUsers }, { kind: `expo.${state}`, params, link: `/console/halls/expo/${id}` })
        await changed(tx, id, [organisationId])
        return null
      }),
  }
}
