import { useAddressQuery } from '../../../features/shell/use-address-query.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[1-9]\d{0,17}$/
const ACTION = /^[a-z][A-Za-z]*(\.[A-Za-z]+)+$/
const SUBJECT = /^[a-z][A-Za-z.]{0,39}$/
const matching = (form: RegExp, given: string | null): string => (given !== null && form.test(given) ? given : '')

/** Filters live in the address; what is malformed there counts as not set. Several actions are separated by commas. */
export function useAuditFilter() {
  const { params, change, clear } = useAddressQuery()
  const filter = {
    actorId: matching(ID, params.get('actorId')),
    organisationId: matching(ID, params.get('organisationId')),
    actions: (params.get('actions') ?? '').split(',').filter((action) => ACTION.test(action)),
    subjectType: matching(SUBJECT, params.get('subjectType')),
    subjectId: (params.get('subjectId') ?? '').slice(0, 60),
    from: matching(DAY, params.get('from')),
    to: matching(DAY, params.get('to')),
  }
  return { filter, change, clear }
}
export type AuditFilterState = ReturnType<typeof useAuditFilter>

/** What the calls are asked for: only what is set. */
export const auditQuery = ({ actions, ...rest }: AuditFilterState['filter']) => ({
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')),
  ...(actions.length > 0 && { actions }),
})
