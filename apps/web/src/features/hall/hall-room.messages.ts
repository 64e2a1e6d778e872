import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room hall is called in roles, in the audit log and among jobs. */
export const hallRoom = {
  permissions: {
    'hall:read:any': ['查看展厅与展会', 'See halls and expos'],
    'hall:edit:any': ['布置展厅、举办展会', 'Arrange halls and run expos'],
  },
  nouns: {
    hall: ['展厅', 'Halls'],
  },
  actions: {
    'expo.accepted': ['接受参展邀请', 'Accepted an invitation to an expo'],
    'expo.declined': ['谢绝参展', 'Declined an expo'],
    'expo.excluded': ['移出参展企业', 'Took exhibitors out of an expo'],
    'expo.invited': ['邀请企业参展', 'Invited exhibitors to an expo'],
    'expo.ordered': ['调整展位顺序', 'Put booths of an expo in order'],
    'expo.published': ['发布展会', 'Published an expo'],
    'expo.readmitted': ['恢复参展企业', 'Let exhibitors back into an expo'],
    'expo.removed': ['删除展会', 'Removed an expo'],
    'expo.restored': ['恢复展会历史版本', 'Brought back a revision of an expo'],
    'expo.saved': ['保存展会', 'Saved an expo'],
    'expo.withdrawn': ['撤下展会', 'Withdrew an expo'],
    'hall.arranged': ['布置展厅', 'Arranged a hall'],
  },
  subjects: {
    expo: ['展会', 'Expo'],
    hall: ['展厅', 'Hall'],
  },
  subjectNames: {
    'hall.industry:': ['全部产业', 'All industries'],
    'hall.region:': ['全部地区', 'All regions'],
    'hall.zhejiang:': ['浙江各市', 'Cities of Zhejiang'],
  },
} as const satisfies RoomMessages<'hall'>
