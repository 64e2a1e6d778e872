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
  summary: 'Whether this is a demonstration with accounts to try it, how one may sign in, and which build is running.',
  data: z.object({
    demo: z.boolean(),
    accounts: z.array(DemonstrationAccount),
    /** The OpenID Connect provider one may sign in with, by the name it is shown under. */
    oidc: z.object({ name: z.string() }).nullable(),
    /** Whether the captcha is asked for from the first sign-in on. */
    captchaAlways: z.boolean(),
    /** The place of the project, for the navigation bar. */
    projectUrl: z.string(),
    /** Changes with every build; an open page that was made by another build offers to reload. */
    build: z.string(),
  }),
})
export type SiteInfo = z.infer<typeof siteInfo.data>
