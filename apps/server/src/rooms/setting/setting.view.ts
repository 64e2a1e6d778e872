import type { KeptSettings, PublicSettings, Settings } from '@portal/contract/setting'

/** What visitors see. */
export const publicSettings = ({
  siteName,
  record,
  contact,
  registration,
  complaint,
  review,
}: Settings): PublicSettings => ({
  siteName,
  record,
  contact,
  registration,
  complaint,
  review: { expectedHours: review.expectedHours },
})

/** All of it with who changed it last. */
export const keptSettings = (
  settings: Settings,
  row: { revision: number; updated_at: Date } | undefined,
  updatedBy: string | null,
): KeptSettings => ({
  settings,
  revision: row?.revision ?? 0,
  updatedAt: row?.updated_at.toISOString() ?? null,
  updatedBy,
})
