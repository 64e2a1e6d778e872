import { defineRoom } from '../../platform/room.ts'
import { signedInTopic } from '../../platform/realtime.ts'
import { auditRoom } from '../audit/index.ts'
import { dictRecords } from './dict-record.service.ts'
import { dictChanged } from './dict.events.ts'
import { dictRoutes } from './dict.routes.ts'
import { createDicts } from './dict.service.ts'

export const dictRoom = defineRoom({
  name: 'dict',
  needs: { audit: auditRoom },
  records: dictRecords,
  create: ({ platform: { transactor } }) => createDicts({ transactor }),
  subscriptions(_, { platform: { events }, realtime }) {
    events.listen(dictChanged, ({ dictCode }) =>
      realtime.tell(signedInTopic('all'), { name: 'dict.changed', dictCode }),
    )
  },
  routes: (app, dicts) => dictRoutes(app, dicts),
})
