import {
  dictCreate,
  dictDelete,
  dictForm,
  dictItemCreate,
  dictItemDelete,
  dictItemForm,
  dictItemList,
  dictItemPage,
  dictItemSave,
  dictList,
  dictPage,
  dictSave,
} from '@portal/contract/dict'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Dicts } from './dict.service.ts'

/** The dictionary calls of the system family. */
export function dictRoutes(app: FastifyInstance, dicts: Dicts): void {
  serve(app, dictPage, ({ query }) => dicts.page(query))
  serve(app, dictList, ({ language }) => dicts.list(language))
  serve(app, dictForm, ({ params }) => dicts.form(params.id))
  serve(app, dictCreate, ({ actor, body }) => dicts.create(actor, body))
  serve(app, dictSave, ({ actor, params, body }) => dicts.save(actor, params.id, body))
  serve(app, dictDelete, ({ actor, params }) => dicts.remove(actor, params.ids))
  serve(app, dictItemPage, ({ params, query }) => dicts.itemPage(params.id, query))
  serve(app, dictItemList, ({ params, language }) => dicts.items(params.id, language))
  serve(app, dictItemForm, ({ params }) => dicts.itemForm(params.id, params.itemId))
  serve(app, dictItemCreate, ({ actor, params, body }) => dicts.createItem(actor, params.id, body))
  serve(app, dictItemSave, ({ actor, params, body }) => dicts.saveItem(actor, params.id, params.itemId, body))
  serve(app, dictItemDelete, ({ actor, params }) => dicts.removeItems(actor, params.id, params.ids))
}
