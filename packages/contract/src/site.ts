/** What anybody may know of this installation. */
import { z } from 'zod'
import { endpoint } from './kit.ts'

/** An account whose password is printed in the papers, for trying things out. */
export const DemonstrationAccount = z.object({
  username: z.string(),
  password: z.string(),
  nickname: z.string(),
  /** Code of its first role, e.g. `OWNER`, `OPERATOR`, `ROOT`. */
  role: z.string(),
})
export type DemonstrationAccount = z.infer<typeof DemonstrationAccount>

export const siteInfo = endpoint({
  method: 'GET',
  path: '/api/web/site',
  access: 'public',
  summary: 'Whether this is a demonstration, and the accounts to try it with (none anywhere else).',
  data: z.object({ demo: z.boolean(), accounts: z.array(DemonstrationAccount) }),
})
export type SiteInfo = z.infer<typeof siteInfo.data>
