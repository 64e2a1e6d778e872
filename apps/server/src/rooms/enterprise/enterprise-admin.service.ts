import { ExamineState, examineStates } from '@portal/contract/enterprise'
import {
  type EnterpriseAdminDetail,
  type enterpriseAdminExport,
  type enterpriseAdminPage,
  enterpriseFirst,
} from '@portal/contract/enterprise-admin'
import type { Data, Language } from '@portal/contract/kit'
import { EXPORT_MAX } from '@portal/contract/list-export'
import { passesPermission } from '@portal/contract/permission'
import type { z } from 'zod'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { listFile } from '../../platform/sheet/list-file.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { trailOf } from '../audit/index.ts'
import { type Files, filesOfEnterprise, storageQuota } from '../file/index.ts'
import type { SiteSettings } from '../setting/index.ts'
import { countMembers, type Users } from '../user/index.ts'
import { licencesOf } from './enterprise-certification.service.ts'
import { enterpriseAdminRepo } from './enterprise-admin.repo.ts'
import { enterpriseAdminDetail, enterpriseRow, suspensionView } from './enterprise-admin.view.ts'
import { enterpriseSheet } from './enterprise-export.view.ts'
import { maySuspend, SUSPENDED } from './enterprise-suspension.policy.ts'
import { enterpriseSuspensionRepo } from './enterprise-suspension.repo.ts'

/** Enterprises as operators find and read them. */
export function createEnterpriseAdmin(deps: {
  transactor: Transactor
  users: Users
  files: Files
  settings: Pick<SiteSettings, 'current'>
}) {
  const { transactor, users, settings } = deps
  const tx = transactor.read

  async function suspensionsOf(id: string) {
    const rows = await enterpriseSuspensionRepo(tx).ofEnterprise(id)
    const people = rows.flatMap((row) => [row.suspended_by, row.lifted_by]).filter((one) => one !== null)
    const names = await users.names(tx, [...new Set(people)])
    return rows.map((row) => suspensionView(row, names))
  }

  async function found(
    query: Omit<z.output<typeof enterpriseAdminExport.query>, 'format'>,
    range: { limit: number; offset: number },
  ) {
    const { list, ...counted } = await enterpriseAdminRepo(tx).page({
      keywords: query.keywords?.trim() ?? '',
      state: query.state ?? null,
      region: query.region ?? null,
      industry: query.industry ?? null,
      sort: query.sort,
      direction: query.direction ?? enterpriseFirst[query.sort],
      ...range,
    })
    const members = await countMembers(
      tx,
      list.map(({ id }) => id),
    )
    return { ...counted, list: list.map((row) => enterpriseRow(row, members.get(row.id) ?? 0)) }
  }

  return {
    /** All enterprises by keywords and filters, with the count per state under the other filters. */
    async page({
      pageNum,
      pageSize,
      ...query
    }: z.output<typeof enterpriseAdminPage.query>): Promise<Data<typeof enterpriseAdminPage>> {
      const { list, total, states } = await found(query, { limit: pageSize, offset: (pageNum - 1) * pageSize })
      const counts = new Map(states.map(({ state, count }) => [state, count]))
      return { list, total, states: examineStates.map((state) => ({ state, count: counts.get(state) ?? 0 })) }
    },

    /** The same as a file; at most `EXPORT_MAX` of them. */
    async export({ format, ...query }: z.output<typeof enterpriseAdminExport.query>, language: Language) {
      const { list } = await found(query, { limit: EXPORT_MAX, offset: 0 })
      return listFile(enterpriseSheet, list, { format, language })
    },

    /** One enterprise, whatever its state; A0404 for an unknown one. */
    async detail(actor: Actor, id: string): Promise<EnterpriseAdminDetail> {
      const row = await enterpriseAdminRepo(tx).detail(id)
      if (!row) throw fault('A0404')
      const certifications = [row.certification, row.approved]
      const [members, licences, suspensions, files, trail] = await Promise.all([
        countMembers(tx, [id]),
        licencesOf(tx, deps.files, 'any', certifications),
        suspensionsOf(id),
        filesOfEnterprise(tx, id),
        trailOf(tx, id),
      ])
      const mayEdit = passesPermission(actor, ['enterprise:edit:any'])
      const state = ExamineState.parse(row.examine_state)
      const can = { suspend: mayEdit && maySuspend(state), lift: mayEdit && state === SUSPENDED }
      return enterpriseAdminDetail(row, {
        members: members.get(id) ?? 0,
        licences: [...licences.values()],
        suspensions,
        files: { ...files, quotaBytes: storageQuota(await settings.current(tx), state) },
        trail,
        can,
      })
    },
  }
}
export type EnterpriseAdmin = ReturnType<typeof createEnterpriseAdmin>
