import { defineRoom } from '../../platform/room.ts'
import { createAuditReading } from './audit-reading.service.ts'
import { auditRoutes } from './audit.routes.ts'
import { audits } from './audit.service.ts'

/** Handed how to find accounts and organisations: the rooms that know them write to this one. */
export const auditRoom = defineRoom({
  name: 'audit',
  needs: {},
  create: ({ platform: { transactor }, collected: { lookups } }) => createAuditReading({ transactor, lookups }),
  routes: (app, reading) => auditRoutes(app, reading),
  personalData: (_, tx, userId) => audits.personalData(tx, userId),
})
