import { enterpriseFaces, expoDetail, expoNews, expoPage, hallDetail, hallOverview } from '@portal/contract/hall'
import { expoAnswer, ownHalls } from '@portal/contract/expo-own'
import {
  exhibitorByRule,
  exhibitorCandidates,
  exhibitorExclude,
  exhibitorInvite,
  exhibitorList,
  exhibitorOrder,
  exhibitorReadmit,
  expoAdminDetail,
  expoAdminPage,
  expoHistory,
  expoPublish,
  expoRemove,
  expoRestore,
  expoSave,
  expoWithdraw,
  hallAdminDetail,
  hallAdminList,
  hallAdminSave,
  hallFollowing,
} from '@portal/contract/hall-admin'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Halls } from './hall.service.ts'

/** Halls and expos for visitors, for operators, and for the enterprises that stand in them. */
export function hallRoutes(app: FastifyInstance, rooms: Halls): void {
  const { halls, expos, arranging, writing, publication, exhibitors } = rooms
  serve(app, hallOverview, () => halls.overview(), {
    shows: () => ['hall', 'expo', 'enterprise', 'product'],
  })
  serve(app, hallDetail, ({ query }) => halls.detail(query), {
    shows: () => ['hall', 'enterprise', 'product'],
  })
  serve(app, enterpriseFaces, ({ query }) => halls.faces(query.ids), {
    shows: () => ['enterprise', 'product'],
  })
  serve(app, expoPage, ({ query }) => expos.page(query), {
    shows: () => ['expo', 'enterprise', 'product'],
  })
  serve(app, expoDetail, ({ query }) => expos.detail(query), {
    shows: () => ['expo', 'enterprise', 'product', 'news'],
  })
  serve(app, expoNews, ({ query }) => expos.news(query), {
    shows: () => ['expo', 'enterprise', 'product', 'news'],
  })

  serve(app, hallAdminList, () => arranging.list())
  serve(app, hallAdminDetail, ({ actor, query }) => arranging.arrangement(actor, query))
  serve(app, hallFollowing, ({ query }) => arranging.following(query))
  serve(app, hallAdminSave, ({ actor, body }) => arranging.arrange(actor, body))

  serve(app, expoAdminPage, ({ query }) => writing.list(query))
  serve(app, expoAdminDetail, ({ actor, query }) => writing.detail(actor, query.id))
  serve(app, expoSave, ({ actor, body }) => writing.save(actor, body))
  serve(app, expoHistory, ({ query }) => writing.history(query.id))
  serve(app, expoRestore, ({ actor, body }) => writing.restore(actor, body))
  serve(app, expoPublish, ({ actor, body }) => publication.publish(actor, body))
  serve(app, expoWithdraw, ({ actor, body }) => publication.withdraw(actor, body.id))
  serve(app, expoRemove, ({ actor, body }) => publication.remove(actor, body.id))

  serve(app, exhibitorList, ({ query }) => exhibitors.list(query.id))
  serve(app, exhibitorByRule, ({ query }) => exhibitors.byRule(query))
  serve(app, exhibitorInvite, ({ actor, body }) => exhibitors.invite(actor, body))
  serve(app, exhibitorExclude, ({ actor, body }) => exhibitors.exclude(actor, body))
  serve(app, exhibitorReadmit, ({ actor, body }) => exhibitors.readmit(actor, body))
  serve(app, exhibitorOrder, ({ actor, body }) => exhibitors.order(actor, body))
  serve(app, exhibitorCandidates, ({ query }) => exhibitors.candidates(query.keywords))

  serve(app, ownHalls, ({ actor }) => rooms.ownHalls.own(actor))
  serve(app, expoAnswer, ({ actor, body }) => rooms.ownHalls.answer(actor, body))
}
