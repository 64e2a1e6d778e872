/** Who may do what. Permissions are sentences `noun:verb:scope`; each room declares its own (`<room>-room.ts`). */
import type { PermissionOf, RoomName } from './rooms.ts'

export type Permission = PermissionOf<RoomName>

/** Held by this role, everything passes. */
export const ROOT = 'ROOT'

/**
 * Whether a holder of `held` may do `required`. A held pattern may contain `*` in place of one or more whole segments
 * (`*:*:*`, `product:*:own`); the requirement itself is never a pattern.
 */
export function permits(held: readonly string[], required: string): boolean {
  const wanted = required.split(':')
  return held.some((pattern) => {
    if (pattern === required || pattern === '*') return true
    const parts = pattern.split(':')
    return parts.length === wanted.length && parts.every((part, index) => part === '*' || part === wanted[index])
  })
}

/** Whether somebody with these roles and permissions passes any one of `required`. ROOT passes everything. */
export function passesPermission(
  actor: { roles: readonly string[]; perms: readonly string[] },
  required: readonly string[],
): boolean {
  return actor.roles.includes(ROOT) || required.some((one) => permits(actor.perms, one))
}

/** Whether somebody holds any one of the listed roles. ROOT, and whoever holds the wildcard, passes everything. */
export function passesRole(
  actor: { roles: readonly string[]; perms: readonly string[] },
  required: readonly string[],
): boolean {
  return (
    actor.roles.includes(ROOT) || actor.perms.includes('*:*:*') || required.some((one) => actor.roles.includes(one))
  )
}
