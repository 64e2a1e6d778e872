import { SUCCESS } from '@portal/contract/code'
import { type Download, Id, type Language } from '@portal/contract/kit'
import type { ImportResult, userExport } from '@portal/contract/user-admin'
import type { z } from 'zod'
import type { Actor } from '../../platform/http/actor.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { readWorkbook, WORKBOOK_TYPE, writeTable, writeWorkbook } from '../../platform/sheet/workbook.thread.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { type Scope, scopeOf } from './user-admin.policy.ts'
import { filterOf } from './user-admin.service.ts'
import type { Invitations } from './user-invitation.service.ts'
import { mayGrant } from './user-role.policy.ts'
import { userSearchRepo } from './user-search.repo.ts'
import { userRoleRepo } from './user-role.repo.ts'
import { roleName, type RoleRow } from './user-role.view.ts'
import {
  columnsOf,
  type ImportGround,
  type ImportRow,
  importRow,
  judgeRow,
  MOST_EXPORTED,
  MOST_IMPORTED,
  type NewUser,
  refusals,
  rowSays,
  takenMeanwhile,
  WORKBOOKS_PER_HOUR,
} from './user-workbook.policy.ts'
import { userWorkbookRepo } from './user-workbook.repo.ts'
import { exportCells, exportTable, fileNames, templateSheets } from './user-workbook.view.ts'

/** Rows of one statement: few enough that others get their turn, many enough that five thousand take a second. */
const CHUNK = 500
const EXPORT_CHUNK = 1_000

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

/** Roles by what people may write for them; a code means its own role, whatever others call themselves. */
const rolesByName = (roles: readonly RoleRow[]): Map<string, RoleRow> =>
  new Map(
    (['name_en', 'name_zh', 'code'] as const).flatMap((key) => roles.map((role) => [role[key].toUpperCase(), role])),
  )

/** Users by the workbook: template, import, export. */
export function createUserWorkbooks(deps: { transactor: Transactor; throttle: Throttle; invitations: Invitations }) {
  const { transactor, throttle, invitations } = deps

  async function rowsOf(upload: Upload): Promise<ImportRow[]> {
    const reading = await readWorkbook(upload.path, MOST_IMPORTED)
    if (reading.outcome !== 'read') throw refusals[reading.outcome]()
    const [header, ...rows] = reading.rows
    if (!header) throw refusals.empty()
    const columns = columnsOf(header.cells)
    if (rows.length === 0) throw refusals.empty()
    return rows.map((row) => importRow(row, columns))
  }

  async function count(actor: Actor, kind: 'import' | 'export'): Promise<void> {
    const consumed = await throttle.consume(`user-workbook:${kind}:${actor.userId}`, WORKBOOKS_PER_HOUR)
    if (consumed !== 'ok') throw refusals.often(consumed.retryAfter)
  }

  /** The enterprises that rows can go to: for an owner the own one, whatever they name. */
  function organisationsFor(tx: ReadTx, scope: Scope, rows: ImportRow[], chosen: string | undefined) {
    const repo = userWorkbookRepo(tx)
    if (scope !== 'everybody') return repo.organisation(scope.organisationId)
    const named = [...new Set(rows.map(({ texts }) => texts.organisation).filter((text) => text !== ''))]
    const ids = [...named, chosen ?? ''].filter((text) => Id.safeParse(text).success)
    return repo.organisations(ids, named)
  }

  /** All that rows are judged by, read in a handful of queries; the enterprises they can go to are held. */
  async function groundOf(tx: Tx, actor: Actor, rows: ImportRow[], chosen: string | undefined): Promise<ImportGround> {
    const repo = userWorkbookRepo(tx)
    const scope = scopeOf(actor, 'edit')
    const organisations = new Map<string, string | null>()
    for (const { id, name } of await organisationsFor(tx, scope, rows, chosen)) {
      organisations.set(name, organisations.has(name) ? null : id)
      organisations.set(id, id)
    }
    const known = [...new Set(organisations.values())].filter((id) => id !== null)
    const lower = (key: 'username' | 'mobile' | 'email') => rows.map(({ texts }) => texts[key].toLowerCase())
    return {
      actor,
      scope,
      organisations,
      roles: rolesByName(await userRoleRepo(tx).all()),
      defaultOrganisation: chosen === undefined ? null : (organisations.get(chosen) ?? null),
      owned: new Set(await repo.ownedAmong(known)),
      // Nobody but operators is told whose mobile and whose address it is.
      taken: await repo.taken({
        username: lower('username'),
        mobile: scope === 'everybody' ? lower('mobile') : [],
        email: scope === 'everybody' ? lower('email') : [],
      }),
    }
  }

  /** Creates users in chunks; answers ids by username. */
  async function insert(tx: Tx, actor: Actor, accepted: readonly NewUser[]): Promise<Map<string, string>> {
    const repo = userWorkbookRepo(tx)
    const made = new Map<string, string>()
    const proven = scopeOf(actor, 'edit') === 'everybody'
    for (const some of chunks(accepted, CHUNK)) {
      const rows = some.map(({ roles: _roles, organisationId, ...user }) => ({
        ...user,
        mobile_proven: proven,
        email_proven: proven,
        organisation_id: organisationId,
      }))
      const inserted = new Map((await repo.insert(rows)).map(({ id, username }) => [username, id]))
      const grants = some.flatMap(({ username, roles }) => {
        const user_id = inserted.get(username)
        return user_id === undefined ? [] : roles.map(({ code }) => ({ user_id, role_code: code }))
      })
      if (grants.length > 0) await repo.grant(grants)
      for (const [username, id] of inserted) made.set(username, id)
    }
    return made
  }

  async function invite(tx: Tx, actor: Actor, made: { userId: string }[]): Promise<string[]> {
    const links: string[] = []
    for (const some of chunks(made, CHUNK)) {
      links.push(...(await invitations.make(tx, actor.userId, some)).map((link) => link.invitationUrl))
    }
    return links
  }

  async function create(
    tx: Tx,
    actor: Actor,
    rows: ImportRow[],
    options: { deptId: string | undefined; language: Language },
  ): Promise<ImportResult> {
    const ground = await groundOf(tx, actor, rows, options.deptId)
    const judged = rows.map((row) => ({ number: row.number, found: judgeRow(row, ground) }))
    const made = await insert(
      tx,
      actor,
      judged.flatMap(({ found }) => (Array.isArray(found) ? [] : found)),
    )
    const messageList: string[] = []
    const created: { userId: string; username: string; nickname: string }[] = []
    for (const { number, found } of judged) {
      if (Array.isArray(found)) messageList.push(rowSays(number, found, options.language))
      else {
        const userId = made.get(found.username)
        if (userId === undefined) messageList.push(rowSays(number, [takenMeanwhile], options.language))
        else created.push({ userId, username: found.username, nickname: found.nickname })
      }
    }
    const links = await invite(tx, actor, created)
    await audits.record(tx, {
      actor,
      action: 'user.imported',
      subject: { type: 'user', id: created[0]?.userId ?? '0' },
      after: { users: created.map(({ userId, username }) => ({ id: userId, username })), refused: messageList.length },
    })
    return {
      code: SUCCESS,
      validCount: created.length,
      invalidCount: messageList.length,
      messageList,
      invitations: created.map(({ username, nickname }, index) => ({
        username,
        nickname,
        invitationUrl: links[index] ?? '',
      })),
    }
  }

  /** The cells of users, in the order of their ids; without those who have left meanwhile. */
  async function exported(scope: Scope, ids: string[], language: Language): Promise<string[][]> {
    const found = await userWorkbookRepo(transactor.read).exported(scope, ids)
    const byId = new Map(found.map((row) => [row.id, row]))
    return ids.flatMap((id) => {
      const row = byId.get(id)
      return row ? [exportCells(row, language)] : []
    })
  }

  return {
    /** The workbook to fill in, with the roles that the caller may grant. */
    async template(actor: Actor, language: Language): Promise<Download> {
      const roles = (await userRoleRepo(transactor.read).all())
        .filter((role) => mayGrant(actor, role))
        .map((role) => ({ code: role.code, name: roleName(role, language) }))
      const bytes = await writeWorkbook(templateSheets(roles, MOST_IMPORTED, language))
      return { name: fileNames[language].template, mediaType: WORKBOOK_TYPE, bytes }
    },

    /**
     * Creates the users of a workbook. All rows that can be are created in one transaction: a crash leaves none of
     * them, and a repeated import says of those that are there that their username is taken. A0700 for what is no
     * workbook, A0400 for one that is empty, has too many rows, or lacks columns, A0501 after too many.
     */
    async import(
      actor: Actor,
      upload: Upload,
      options: { deptId: string | undefined; language: Language },
    ): Promise<ImportResult> {
      await count(actor, 'import')
      const rows = await rowsOf(upload)
      return transactor.transact((tx) => create(tx, actor, rows, options))
    },

    /** The users that a query leaves, in its order; A0400 when there are more than fifty thousand. */
    async export(actor: Actor, query: z.output<typeof userExport.query>, language: Language): Promise<Download> {
      const scope = scopeOf(actor, 'read')
      await count(actor, 'export')
      const ids = await userSearchRepo(transactor.read).ids(scope, filterOf(query), MOST_EXPORTED + 1)
      if (ids.length > MOST_EXPORTED) throw refusals['too many users']()
      let users = 0
      async function* batches() {
        for (const some of chunks(ids, EXPORT_CHUNK)) {
          const rows = await exported(scope, some, language)
          users += rows.length
          yield rows
        }
      }
      const bytes = await writeTable(exportTable(language), batches())
      await transactor.transact((tx) =>
        audits.record(tx, {
          actor,
          action: 'user.exported',
          subject: { type: 'user', id: actor.userId },
          after: { users, filter: query },
        }),
      )
      return { name: fileNames[language].export, mediaType: WORKBOOK_TYPE, bytes }
    },
  }
}
