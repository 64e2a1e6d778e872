/** How lists are ordered: by a closed list of columns, each of which names how it is ordered unless the caller turns it. */
import { z } from 'zod'

export const Direction = z.enum(['ASC', 'DESC'])
export type Direction = z.infer<typeof Direction>

/** How each column of a list is ordered at first. */
export type FirstDirections<By extends string = string> = Readonly<Record<By, Direction>>
