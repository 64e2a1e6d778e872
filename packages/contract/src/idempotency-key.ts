/** The header of calls that are done once: 8 to 128 visible characters, made anew for each thing that is to be done. */
export const IDEMPOTENCY_KEY = 'idempotency-key'
