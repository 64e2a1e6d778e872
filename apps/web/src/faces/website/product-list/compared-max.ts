/** So many products stand side by side. */
export const COMPARED_MAX = 4
