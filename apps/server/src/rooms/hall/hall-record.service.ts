import { hallKinds } from '@portal/contract/hall'
import type { RecordRow, RecordSearch, RoomRecords } from '../../platform/records.ts'
import { hallKeys, hallTitle } from './hall.policy.ts'
import { hallRecordRepo } from './hall-record.repo.ts'

/** How the console's address of a hall calls it. */
const halls = hallKinds.flatMap((kind) =>
  ['', ...hallKeys[kind]].flatMap((key) => {
    const title = hallTitle(kind, key)
    return title ? [{ key: `${kind}-${key || 'all'}`, title: title['zh-cn'], titleEn: title.en }] : []
  }),
)

const called = ({ text, most }: RecordSearch): RecordRow[] =>
  halls
    .filter(({ title, titleEn }) => title.toLowerCase().includes(text) || titleEn.toLowerCase().includes(text))
    .slice(0, most)
    .map(({ key, title, titleEn }) => ({ kind: 'hall', key, title, title_en: titleEn, hint: '' }))

/** Expos and halls, as operators arrange them. */
export const hallRecords: RoomRecords = {
  kinds: {
    expo: { access: 'hall:read:any', to: (id) => `/console/halls/expo/${id}` },
    hall: { access: 'hall:read:any', to: (key) => `/console/halls/hall/${key}` },
  },
  find: async (tx, search) => [...(await hallRecordRepo(tx).expos(search)), ...called(search)],
}
