/** Time as the product counts it: instants in UTC. */

/** The present instant. */
export const now = (): Date => new Date()
