import {
  IMPORT_MOST_BYTES,
  importCancel,
  importDetail,
  importPage,
  importReport,
  importRun,
  importUpload,
} from '@portal/contract/import'
import type { FastifyInstance } from 'fastify'
import { fault } from '../../platform/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Imports } from './import.service.ts'

/** Imports of operators. */
export function importRoutes(app: FastifyInstance, imports: Imports, folder: string): void {
  serve(
    app,
    importUpload,
    ({ actor, query, upload }) => {
      if (!upload) throw fault('A0700')
      return imports.upload(actor, upload, query.kind ?? null)
    },
    { maxBytes: IMPORT_MOST_BYTES, folder },
  )
  serve(app, importPage, ({ query, language }) => imports.page(query, language))
  serve(app, importDetail, ({ params, language }) => imports.detail(params.id, language))
  serve(app, importRun, ({ actor, params, language }) => imports.run(actor, params.id, language))
  serve(app, importCancel, ({ actor, params, language }) => imports.cancel(actor, params.id, language))
  serve(app, importReport, ({ params, language }) => imports.report(params.id, language))
}
