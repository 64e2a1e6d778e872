/** Reads a list's address. Runs on the server. */
import type { z } from 'zod'

/**
 * What of an address a query schema understands. Values that it refuses count as not given, so that a mistyped or
 * outdated address still shows a list.
 */
export function readQuery<Schema extends z.ZodType>(schema: Schema, params: URLSearchParams): z.output<Schema> {
  const values = Object.fromEntries([...params].filter(([, value]) => value.trim() !== ''))
  const first = schema.safeParse(values)
  if (first.success) return first.data
  for (const { path } of first.error.issues) delete values[String(path[0])]
  return schema.parse(values)
}

/** A page beyond the last one becomes the last one. */
export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))
