import { syncApply, syncDetail, syncOwnApplyData, syncPage } from '@portal/contract/filing'
import {
  FILING_FILE_MAX_BYTES,
  filingFileDetail,
  filingFilePage,
  filingFileTemplate,
  filingFileUpload,
  filingRunPage,
  filingSourceList,
  filingSourceSave,
  filingSourceTest,
} from '@portal/contract/filing-admin'
import type { FastifyInstance } from 'fastify'
import { fault } from '../../platform/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Filings } from './filing.service.ts'

/** Runs for enterprises, sources and exports for operators. */
export function filingRoutes(app: FastifyInstance, { sources, files, syncs }: Filings, folder: string): void {
  serve(app, syncOwnApplyData, ({ actor, language }) => syncs.start(actor, language))
  serve(app, syncDetail, ({ actor, query, language }) => syncs.detail(actor, query.runId, language))
  serve(app, syncApply, ({ actor, body, language }) => syncs.apply(actor, body, language))
  serve(app, syncPage, ({ actor, query, language }) => syncs.page(actor, query, language))

  serve(app, filingSourceList, ({ actor }) => sources.list(actor))
  serve(app, filingSourceSave, ({ actor, body }) => sources.save(actor, body))
  serve(app, filingSourceTest, ({ body, language }) => sources.test(body, language))
  serve(
    app,
    filingFileUpload,
    ({ actor, upload }) => {
      if (!upload) throw fault('A0700')
      return files.upload(actor, upload)
    },
    { maxBytes: FILING_FILE_MAX_BYTES, folder },
  )
  serve(app, filingFilePage, ({ query }) => files.page(query))
  serve(app, filingFileDetail, ({ query, language }) => files.detail(query.id, language))
  serve(app, filingFileTemplate, ({ language }) => files.template(language))
  serve(app, filingRunPage, ({ query, language }) => syncs.pageOfAll(query, language))
}
