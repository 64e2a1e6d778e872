/** All permissions there are. Apart from `permission.ts`, which every visitor loads. */
import type { Permission } from './permission.ts'
import { rooms } from './rooms.ts'

export const permissions = Object.values(rooms).flatMap(({ permissions: own }): readonly Permission[] => own)

/** Whoever holds any of these works in the console. */
export const consolePermissions: readonly Permission[] = permissions.filter((one) => one.endsWith(':any'))
