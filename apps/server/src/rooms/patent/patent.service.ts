import type {
  LookedUp,
  PatentCard,
  PatentDetail,
  PatentEvent,
  PatentPortrait,
  patentRegister,
} from '@portal/contract/patent'
import { parsePatentNumber } from '@portal/contract/patent-number'
import type { z } from 'zod'
import { fault } from '../../platform/errors.ts'
import { isApproved, type OrganisationActor } from '../../platform/http/actor.ts'
import { pagesChanged } from '../../platform/pages.ts'
import { searchQuery, searchVector } from '../../platform/text.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { createPatentDue } from './patent-due.service.ts'
import { patentPortraitRepo } from './patent-portrait.repo.ts'
import { patentPortrait } from './patent-portrait.view.ts'
import { applicantKey, isOwned, readNumber } from './patent.policy.ts'
import { type NewPatent, type NewProtection, patentRepo } from './patent.repo.ts'
import { patentCard, type PatentCardRow, patentDetail } from './patent.view.ts'
import { createStatedPatents } from './patent-stated.service.ts'

/** A record as a source states it; days are `YYYY-MM-DD`. */
export type PatentRecord = Omit<NewPatent, 'applicant_keys' | 'stated_by' | 'search_vector'>
/** A record with its legal-status events, in their order. */
export interface SourcedPatent {
  record: PatentRecord
  events: z.infer<typeof PatentEvent>[]
}

const complete = (record: Omit<NewPatent, 'applicant_keys' | 'search_vector'>): NewPatent => ({
  ...record,
  applicant_keys: record.applicants.map(applicantKey),
  search_vector: searchVector({
    A: `${record.title}\n${record.title_en}`,
    B: record.applicants.join('\n'),
    C: record.abstract,
  }),
})

/** Patent records: found, stated, shown. */
export function createPatents(deps: { transactor: Transactor }) {
  const { transactor } = deps
  return {
    /** Those of the caller's enterprise that need somebody soon. */
    due: createPatentDue(deps),

    /** Those that an enterprise stated, as it corrects them. */
    stated: createStatedPatents(deps),

    /**
     * Reads typed numbers and finds their records, in the order they were typed. Before the enterprise is approved, what
     * others stated and nobody published is not there.
     */
    async lookup(actor: OrganisationActor, typed: string[]): Promise<LookedUp[]> {
      const parsed = typed.map((text) => ({ text, number: parsePatentNumber(text) }))
      const numbers = parsed.flatMap(({ number }) => (number.ok ? [number.number] : []))
      const repo = patentRepo(transactor.read)
      const find = isApproved(actor) ? repo.cardsByNumber : repo.publicCardsByNumber
      const rows: PatentCardRow[] = numbers.length === 0 ? [] : await find(numbers)
      const cards = new Map(rows.map((row) => [row.number, patentCard(row)]))
      return parsed.map(({ text, number }) => {
        if (!number.ok) return { typed: text, number: null, problem: number.problem, patent: null, owned: false }
        const patent = cards.get(number.number) ?? null
        const owned = patent !== null && isOwned(patent.applicants, actor.organisationName)
        return { typed: text, number: number.number, problem: null, patent, owned }
      })
    },

    /** Patents of the caller's enterprise by words or digits, newest first, at most 20. */
    async suggest(actor: OrganisationActor, keywords: string): Promise<PatentCard[]> {
      const digits = keywords.normalize('NFKC').replaceAll(/[^\d]/g, '')
      const scope = { organisationId: actor.organisationId, key: applicantKey(actor.organisationName) }
      const rows = await patentRepo(transactor.read).ofEnterprise(scope, { tsquery: searchQuery(keywords), digits })
      return rows.map(patentCard)
    },

    /**
     * States a record that is not on the platform yet (unconfirmed). A number that is known already answers its
     * record unchanged. A0400 for a number that cannot be read.
     */
    register: (actor: OrganisationActor, stated: z.output<typeof patentRegister.body>): Promise<PatentCard> =>
      transactor.transact(async (tx) => {
        const { number, type } = readNumber(stated.number)
        const repo = patentRepo(tx)
        const record = {
          ...unstated,
          number,
          type,
          title: stated.title,
          applicants: stated.applicants,
          filed_on: stated.filedOn,
          stated_by: actor.organisationId,
        }
        const id = (await repo.insert([complete(record)])).get(number)
        if (id) {
          await pagesChanged(tx, [`patent:${id}`])
          const subject = { type: 'patent', id }
          await audits.record(tx, { actor, action: 'patent.registered', subject, after: stated })
        }
        const row = await repo.byNumber(number)
        if (!row) throw fault('A0404')
        return patentCard(row)
      }),

    /**
     * The same for several in a transaction that does more, by number as it is kept, with the enterprise as their
     * applicant. Answers the new ids by number; numbers that are there already are left alone.
     */
    async state(
      tx: Tx,
      actor: OrganisationActor,
      stated: readonly { number: string; title: string }[],
    ): Promise<Map<string, string>> {
      const records = stated.map(({ number, title }) => ({
        ...unstated,
        number,
        type: readNumber(number).type,
        title,
        applicants: [actor.organisationName],
        filed_on: null,
        stated_by: actor.organisationId,
      }))
      const ids = await patentRepo(tx).insert(records.map(complete))
      await pagesChanged(
        tx,
        [...ids.values()].map((id) => `patent:${id}`),
      )
      for (const { number, title } of stated) {
        const id = ids.get(number)
        if (id === undefined) continue
        const after = { number, title, applicants: [actor.organisationName] }
        await audits.record(tx, { actor, action: 'patent.registered', subject: { type: 'patent', id }, after })
      }
      return ids
    },

    /**
     * One patent by id or number. A record that only an enterprise stated is public once a published product
     * relies on it. A0404 otherwise.
     */
    async detail(query: { id?: string | undefined; no?: string | undefined }): Promise<PatentDetail> {
      const repo = patentRepo(transactor.read)
      const parsed = parsePatentNumber(query.no ?? '')
      const byNumber = parsed.ok ? await repo.byNumber(parsed.number) : undefined
      const row = query.id === undefined ? byNumber : await repo.byId(query.id)
      if (!row) throw fault('A0404')
      const [events, protections] = await Promise.all([repo.events(row.id), repo.protections(row.id)])
      if (row.stated_by !== null && protections.length === 0) throw fault('A0404')
      const subclass = /^[A-H]\d{2}[A-Z]/.exec(row.main_ipc ?? '')?.[0]
      const [sameOwner, sameClass] = await Promise.all([
        repo.sameOwner(row, RELATED),
        subclass === undefined ? [] : repo.sameClass({ id: row.id, subclass }, RELATED),
      ])
      return patentDetail(row, { events, protections, sameOwner, sameClass })
    },

    /**
     * The public patent whose number somebody typed, and the published products that it protects; null for anything else.
     * Text that is no number asks nothing.
     */
    async typed(text: string): Promise<{ patent: PatentCard; products: string[] } | null> {
      const parsed = parsePatentNumber(text)
      const row = parsed.ok ? await patentRepo(transactor.read).publicByNumber(parsed.number) : undefined
      return row ? { patent: patentCard(row), products: row.products } : null
    },

    /** The patents behind an enterprise's published products, in counts; zeros for one that shows none. */
    portrait: async (organisationId: string): Promise<PatentPortrait> =>
      patentPortrait(await patentPortraitRepo(transactor.read).of(organisationId)),

    /** Cards by id; unknown ids are missing from the map. */
    async cards(tx: ReadTx, ids: string[]): Promise<Map<string, PatentCard>> {
      if (ids.length === 0) return new Map()
      return new Map((await patentRepo(tx).cards([...new Set(ids)])).map((row) => [row.id, patentCard(row)]))
    },

    /** The same for whoever links them: before the enterprise is approved, those that everybody may see. */
    async linkable(tx: ReadTx, actor: OrganisationActor, ids: string[]): Promise<Map<string, PatentCard>> {
      if (ids.length === 0) return new Map()
      const { cards, publicCards } = patentRepo(tx)
      const rows: PatentCardRow[] = await (isApproved(actor) ? cards : publicCards)([...new Set(ids)])
      return new Map(rows.map((row) => [row.id, patentCard(row)]))
    },

    /** Takes records in from a source; numbers that are there already are left alone. Answers the new ids by number. */
    async take(tx: Tx, sourced: SourcedPatent[]): Promise<Map<string, string>> {
      const repo = patentRepo(tx)
      await pagesChanged(tx, ['patent'])
      const ids = await repo.insert(sourced.map(({ record }) => complete({ ...record, stated_by: null })))
      const rows = sourced.flatMap(({ record, events }) =>
        events.map((event, position) => ({
          patent_id: ids.get(record.number) ?? '',
          position,
          on_day: event.on,
          code: event.code,
          description: event.description,
        })),
      )
      await repo.insertEvents(rows.filter((row) => row.patent_id !== ''))
      return ids
    },

    /** Replaces which patents protect products; those that leave the website have none. */
    setProtections: (tx: Tx, productIds: readonly string[], protections: readonly NewProtection[]) =>
      patentRepo(tx).setProtections(productIds, protections),

    /** An enterprise left the website: none of its products is shown as protected. */
    dropProtections: async (tx: Tx, organisationId: string): Promise<void> =>
      void (await patentRepo(tx).dropProtections(organisationId)),

    /** Products on the website that rest on a patent. */
    protectedBy: async (tx: ReadTx, patentId: string): Promise<{ productId: string; organisationId: string }[]> =>
      (await patentRepo(tx).protected(patentId)).map((row) => ({
        productId: row.product_id,
        organisationId: row.organisation_id,
      })),

    /** Distinct patents that protect published products, of one enterprise or of all. */
    countProtecting: (tx: ReadTx, organisationId: string | null) => patentRepo(tx).countProtecting(organisationId),
  }
}
export type Patents = ReturnType<typeof createPatents>

/** Patents named beside one, of each kind. */
const RELATED = 6

/** What an enterprise's own statement leaves open. */
const unstated = {
  title_en: '',
  legal_status: 'unconfirmed',
  inventors: [],
  agency: '',
  address: '',
  granted_on: null,
  expires_on: null,
  publication_no: '',
  published_on: null,
  main_ipc: null,
  ipc: [],
  abstract: '',
}
