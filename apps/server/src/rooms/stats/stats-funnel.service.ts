import type { StatsFunnel, statsFunnel } from '@portal/contract/stats'
import type { z } from 'zod'
import type { Transactor } from '../../platform/transaction.ts'
import type { Inquiries } from '../inquiry/index.ts'
import type { Analytics } from '../analytics/index.ts'
import { daysAfter } from './stats.policy.ts'

/** How the looks at an enterprise's pages become inquiries. */
export function createFunnel({
  transactor,
  analytics,
  inquiries,
}: {
  transactor: Transactor
  analytics: Pick<Analytics, 'course'>
  inquiries: Pick<Inquiries, 'perDay'>
}) {
  return {
    /** Of one enterprise over the last days, beside as many days before. */
    async funnel(organisationId: string, { days: period }: z.output<typeof statsFunnel.query>): Promise<StatsFunnel> {
      const seen = await analytics.course(organisationId, period)
      const first = seen.days[0]?.day ?? ''
      const last = seen.days.at(-1)?.day ?? ''
      const span = { from: daysAfter(first, -seen.days.length), to: last }
      const asked = await inquiries.perDay(transactor.read, organisationId, span)
      const byDay = new Map(asked.map(({ day, count }) => [day, count]))
      const sum = (isWanted: (day: string) => boolean): number =>
        asked.reduce((total, { day, count }) => (isWanted(day) ? total + count : total), 0)
      return {
        days: seen.days.map(({ day, pavilion, product }) => ({
          day,
          views: pavilion + product,
          inquiries: byDay.get(day) ?? 0,
        })),
        total: { ...seen.total, inquiries: sum((day) => day >= first) },
        before: { ...seen.before, inquiries: sum((day) => day < first) },
      }
    },
  }
}
export type Funnel = ReturnType<typeof createFunnel>
