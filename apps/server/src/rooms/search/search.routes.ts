import { searchSuggest } from '@portal/contract/search'
import { searchRecords } from '@portal/contract/search-record'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { RecordSearching } from './search-record.service.ts'
import type { Search } from './search.service.ts'

/** The search of the website, and that of the command palette. */
export function searchRoutes(app: FastifyInstance, search: { website: Search; records: RecordSearching }): void {
  serve(app, searchSuggest, ({ query }) => search.website.suggest(query.keywords), {
    shows: () => ['product', 'enterprise'],
  })
  serve(app, searchRecords, ({ actor, query }) => search.records.find(actor, query.keywords))
}
