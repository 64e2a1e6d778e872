import { searchSuggest } from '@portal/contract/search'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Search } from './search.service.ts'

/** The search of the website. */
export function searchRoutes(app: FastifyInstance, search: Search): void {
  serve(app, searchSuggest, ({ query }) => search.suggest(query.keywords), {
    shows: () => ['product', 'enterprise'],
  })
}
