/** Permission and role markers: they follow the signed-in user, also when a permission is taken away while the page is open. */
import { passesPermission, passesRole } from '@portal/contract/permission'
import type { ReactNode } from 'react'
import { useSession } from './session.ts'

type Required = string | readonly string[]

/** The marked names as a list. Anything but a name or a list of names is a mistake in the code: it throws. */
function namesOf(marker: 'permission' | 'role', required: unknown): readonly string[] {
  const names: unknown[] = Array.isArray(required) ? required : [required]
  const sound = names.length > 0 && names.every((name) => typeof name === 'string' && name !== '')
  if (sound) return names as string[]
  const example = marker === 'permission' ? `'product:edit:own'` : `'OPERATOR'`
  throw new Error(
    `A ${marker} marker takes a name such as ${example}, or a list of such names; it got ${String(required)}.`,
  )
}

interface Holder {
  roles: readonly string[]
  perms: readonly string[]
}

/** Whether `user` holds any of the permissions; ROOT and held wildcards pass. Throws for anything that names none. */
export function holdsPermission(user: Holder | null, required: Required): boolean {
  const names = namesOf('permission', required)
  return user !== null && passesPermission(user, names)
}

/** Whether `user` has any of the roles; ROOT and the wildcard pass. Throws for anything that names none. */
export function holdsRole(user: Holder | null, required: Required): boolean {
  const names = namesOf('role', required)
  return user !== null && passesRole(user, names)
}

/** Whether the signed-in user holds any of the permissions, now. */
export const usePermission = (required: Required): boolean => useSession(({ user }) => holdsPermission(user, required))

/** Whether the signed-in user has any of the roles, now. */
export const useRole = (required: Required): boolean => useSession(({ user }) => holdsRole(user, required))

interface MarkerProps {
  children: ReactNode
  /** Stands in for whoever may not; nothing by default. */
  fallback?: ReactNode
}

/** Shows its children to holders of any of the permissions. */
export function Permitted({ perm, fallback = null, children }: MarkerProps & { perm: Required }): ReactNode {
  return usePermission(perm) ? children : fallback
}

/** Shows its children to whoever has any of the roles. */
export function HasRole({ role, fallback = null, children }: MarkerProps & { role: Required }): ReactNode {
  return useRole(role) ? children : fallback
}
