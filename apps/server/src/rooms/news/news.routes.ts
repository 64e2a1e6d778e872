import { newsAbout, newsDetail, newsPage, newsWorkbenchDetail, newsWorkbenchPage } from '@portal/contract/news'
import {
  articleDetail,
  articleHistory,
  articlePage,
  articlePublish,
  articleRemove,
  articleRestore,
  articleRevision,
  articleSave,
  articleUnschedule,
  articleWithdraw,
} from '@portal/contract/news-admin'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { noticeRoutes } from './news-notice.routes.ts'
import type { Newsroom } from './newsroom.service.ts'

/** Articles for visitors, for enterprises, and for whoever writes them. */
export function newsRoutes(app: FastifyInstance, { news, notices }: Newsroom): void {
  serve(app, newsPage, ({ query, language }) => news.page('website', query, language), {
    shows: () => ['news', 'dict'],
  })
  serve(app, newsAbout, ({ query }) => news.about('website', query.products), {
    shows: () => ['news'],
  })
  serve(app, newsDetail, ({ query, language }) => news.detail('website', query.id, language), {
    shows: () => ['news', 'dict'],
  })
  serve(app, newsWorkbenchPage, ({ query, language }) => news.page('workbench', query, language))
  serve(app, newsWorkbenchDetail, ({ query, language }) => news.detail('workbench', query.id, language))

  serve(app, articlePage, ({ query }) => news.articles(query))
  serve(app, articleDetail, ({ actor, query }) => news.article(actor, query.id))
  serve(app, articleSave, ({ actor, body }) => news.saveArticle(actor, body))
  serve(app, articleHistory, ({ query }) => news.history(query.id))
  serve(app, articleRevision, ({ query }) => news.revision(query.id, query.revision))
  serve(app, articleRestore, ({ actor, body }) => news.restore(actor, body))
  serve(app, articlePublish, ({ actor, body }) => news.publish(actor, body))
  serve(app, articleUnschedule, ({ actor, body }) => news.unschedule(actor, body.id))
  serve(app, articleWithdraw, ({ actor, body }) => news.withdraw(actor, body.ids))
  serve(app, articleRemove, ({ actor, body }) => news.remove(actor, body.ids))
  noticeRoutes(app, notices)
}
