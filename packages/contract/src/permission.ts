/** Permissions are sentences `noun:verb:scope`; `own` means the caller's own enterprise, `any` means all of them. */
export const permissions = [
  'enterprise:read:own',
  'enterprise:edit:own',
  'product:read:own',
  'product:edit:own',
  'file:upload:own',
  'patent:register:own',
  'user:read:own',
  'user:edit:own',
  'user:read:any',
  'user:edit:any',
  'role:read:any',
  'role:edit:any',
  'dict:read:any',
  'dict:edit:any',
  'message:read:any',
  'review:read:any',
  'review:decide:any',
  'audit:read:any',
  'health:read:any',
  'health:edit:any',
  'enterprise:read:any',
  'enterprise:edit:any',
  'product:read:any',
  'product:edit:any',
  'patent:read:any',
  'patent:edit:any',
  'setting:read:any',
  'setting:edit:any',
  'complaint:read:any',
  'complaint:edit:any',
  'inquiry:read:own',
  'inquiry:edit:own',
  'inquiry:read:any',
  'inquiry:edit:any',
  'filing:sync:own',
  'filing:read:any',
  'filing:edit:any',
  'news:read:any',
  'news:edit:any',
  'news:publish:any',
  'notice:send:any',
  'import:run:any',
  'hall:read:any',
  'hall:edit:any',
  'home:read:any',
  'home:edit:any',
] as const
export type Permission = (typeof permissions)[number]

/** Whoever holds any of these works in the console. */
export const consolePermissions: readonly Permission[] = permissions.filter((one) => one.endsWith(':any'))

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
