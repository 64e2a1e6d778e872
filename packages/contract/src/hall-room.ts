import type { ContractRoom } from './room.ts'

/** What room hall adds to the lists that all rooms share. */
export const hallRoom = {
  permissions: ['hall:read:any', 'hall:edit:any'],
  actions: [] as readonly (
    | 'expo.accepted'
    | 'expo.declined'
    | 'expo.excluded'
    | 'expo.invited'
    | 'expo.ordered'
    | 'expo.published'
    | 'expo.readmitted'
    | 'expo.removed'
    | 'expo.restored'
    | 'expo.saved'
    | 'expo.withdrawn'
    | 'hall.arranged'
  )[],
  subjects: ['expo', 'hall'],
  jobs: [] as readonly never[],
  notices: {
    'expo.invited': {
      group: 'platform',
      topic: 'account',
      'zh-cn': ({ expo = '', from = '', until = '' }) => ({
        title: `邀请贵企业参展：${expo}`,
        text: `展期 ${from} 至 ${until}，请在“线上展厅”中答复`,
        mail: `展期 ${from} 至 ${until}。请登录工作台，在“线上展厅”中答复。`,
      }),
      en: ({ expo = '', expoEn, from = '', until = '' }) => ({
        title: `You are invited to exhibit: ${expoEn || expo}`,
        text: `${from} to ${until}. Answer under Online pavilion`,
        mail: `${from} to ${until}. Sign in and answer under Online pavilion.`,
      }),
    },
    'expo.accepted': {
      group: 'platform',
      topic: 'account',
      'zh-cn': ({ expo = '', enterprise = '' }) => ({
        title: `${enterprise} 确认参展`,
        text: `展会：${expo}`,
        mail: `展会：${expo}`,
      }),
      en: ({ expo = '', expoEn, enterprise = '' }) => ({
        title: `${enterprise} will exhibit`,
        text: `Expo: ${expoEn || expo}`,
        mail: `Expo: ${expoEn || expo}`,
      }),
    },
    'expo.declined': {
      group: 'platform',
      topic: 'account',
      'zh-cn': ({ expo = '', enterprise = '' }) => ({
        title: `${enterprise} 谢绝参展`,
        text: `展会：${expo}`,
        mail: `展会：${expo}`,
      }),
      en: ({ expo = '', expoEn, enterprise = '' }) => ({
        title: `${enterprise} will not exhibit`,
        text: `Expo: ${expoEn || expo}`,
        mail: `Expo: ${expoEn || expo}`,
      }),
    },
  },
} as const satisfies ContractRoom
