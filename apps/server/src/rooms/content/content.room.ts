import { defineRoom } from '../../platform/room.ts'
import { auditRoom } from '../audit/index.ts'
import { userRoom } from '../user/index.ts'
import { filesNamed } from './content-file.repo.ts'
import { createRevisions } from './content-revision.service.ts'
import { createContents } from './content.service.ts'

export const contentRoom = defineRoom({
  name: 'content',
  needs: { audit: auditRoom, user: userRoom },
  create: ({ needs: { user } }) => ({
    contents: createContents({ users: user.users }),
    revisions: createRevisions({ users: user.users }),
  }),
  fileReferences: (_, tx, fileIds) => filesNamed(tx, fileIds),
})
