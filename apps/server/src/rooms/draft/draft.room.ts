import { defineRoom } from '../../platform/room.ts'
import { secretOf } from '../../platform/secrets.ts'
import { userRoom } from '../user/index.ts'
import { cleanJob, createDraftCleaning } from './draft-cleaning.service.ts'
import { draftRoutes } from './draft.routes.ts'
import { createDrafts } from './draft.service.ts'

export const draftRoom = defineRoom({
  name: 'draft',
  needs: { user: userRoom },
  jobs: [cleanJob],
  async create({ platform: { transactor, throttle, jobs, log, database } }) {
    const key = await secretOf(database.db, 'draft')
    return {
      drafts: createDrafts({ transactor, throttle, log, key }),
      cleaning: createDraftCleaning({ transactor, jobs }),
    }
  },
  routes: (app, { drafts }) => draftRoutes(app, drafts),
  personalData: ({ drafts }, tx, userId) => drafts.personalData(tx, userId),
  forget: ({ drafts }, tx, { userId }) => drafts.forget(tx, userId),
  start: ({ cleaning }) => cleaning.catchUp(),
})
