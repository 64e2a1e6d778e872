import {
  IMPORT_MOST_BYTES,
  importCancel,
  importDetail,
  importPage,
  importReport,
  importRun,
  importTemplate,
  importUpload,
} from '@portal/contract/import'
import {
  OWN_IMPORT_MOST_BYTES,
  ownImportCancel,
  ownImportDetail,
  ownImportPage,
  ownImportReport,
  ownImportRun,
  ownImportTemplate,
  ownImportUndo,
  ownImportUpload,
} from '@portal/contract/import-own'
import type { FastifyInstance } from 'fastify'
import { fault } from '../../platform/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Imports } from './import.service.ts'

const byOperator = ({ id }: { id: string }) => ({ id, owner: null })

/** Imports of operators. */
export function importRoutes(app: FastifyInstance, imports: Imports, folder: string): void {
  serve(
    app,
    importUpload,
    ({ actor, query, upload }) => {
      if (!upload) throw fault('A0700')
      return imports.upload(actor, upload, { kind: query.kind ?? null, owner: null })
    },
    { maxBytes: IMPORT_MOST_BYTES, folder },
  )
  serve(app, importTemplate, ({ query, language }) => imports.template(query.kind, language))
  serve(app, importPage, ({ query, language }) => imports.page(null, query, language))
  serve(app, importDetail, ({ params, language }) => imports.detail(byOperator(params), language))
  serve(app, importRun, ({ actor, params, language }) => imports.run(actor, byOperator(params), language))
  serve(app, importCancel, ({ actor, params, language }) => imports.cancel(actor, byOperator(params), language))
  serve(app, importReport, ({ params, language }) => imports.report(byOperator(params), language))
}

/** Lists of its own products that an enterprise takes in. */
export function ownImportRoutes(app: FastifyInstance, imports: Imports, folder: string): void {
  const own = (actor: { organisationId: string }, { id }: { id: string }) => ({ id, owner: actor.organisationId })
  serve(app, ownImportTemplate, ({ language }) => imports.ownTemplate(language))
  serve(
    app,
    ownImportUpload,
    ({ actor, upload }) => {
      if (!upload) throw fault('A0700')
      return imports.upload(actor, upload, { kind: 'product', owner: actor.organisationId })
    },
    { maxBytes: OWN_IMPORT_MOST_BYTES, folder },
  )
  serve(app, ownImportPage, ({ actor, query, language }) => imports.page(actor.organisationId, query, language))
  serve(app, ownImportDetail, ({ actor, params, language }) => imports.detail(own(actor, params), language))
  serve(app, ownImportRun, ({ actor, params, language }) => imports.run(actor, own(actor, params), language))
  serve(app, ownImportCancel, ({ actor, params, language }) => imports.cancel(actor, own(actor, params), language))
  serve(app, ownImportUndo, ({ actor, params, language }) => imports.undo(actor, params.id, language))
  serve(app, ownImportReport, ({ actor, params, language }) => imports.report(own(actor, params), language))
}
