import { defineRoom } from '../../platform/room.ts'
import { auditRoom } from '../audit/index.ts'
import { userRoom } from '../user/index.ts'
import { createContents } from './content.service.ts'

export const contentRoom = defineRoom({
  name: 'content',
  needs: { audit: auditRoom, user: userRoom },
  create: ({ needs: { user } }) => createContents({ users: user.users }),
})
