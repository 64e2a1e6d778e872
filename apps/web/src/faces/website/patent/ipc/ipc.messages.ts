import { defineMessages } from '../../../../lib/i18n/messages.ts'

/** What is said of groups that have no words of their own: there are 70,000 of them. */
export const ipcGroupMessages = defineMessages({
  'zh-cn': {
    group: '该小类下的细分主题，释义见国家知识产权局分类表',
    subgroup: '该大组下的细分主题，释义见国家知识产权局分类表',
  },
  en: {
    group: 'A subject within the subclass; see the IPC tables of WIPO',
    subgroup: 'A subject within the main group; see the IPC tables of WIPO',
  },
})
