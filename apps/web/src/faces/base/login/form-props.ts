import type { SiteContact } from '@portal/contract/setting'
import type { SiteInfo } from '@portal/contract/site'
import type { Owed } from './challenge.ts'
import type { Kept } from './use-entries.ts'
import type { Link } from './use-provider.ts'

/** Whom to ask for an account while registration is closed; null: anybody may register. */
export type Closed = SiteContact | null

/** What every form of coming in is given. */
export interface FormProps {
  /** Undefined while it is not known. */
  site: SiteInfo | undefined
  /** An identity elsewhere that is to be linked. */
  link: Link | undefined
  kept: Kept
  /** The account has a second factor. */
  onOwed(owed: Owed): void
  closed: Closed
}
