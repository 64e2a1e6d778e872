import { defineMessages } from './messages.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** A calendar day; months count from 1. */
export const dayMessages = defineMessages({
  'zh-cn': { day: (year: number, month: number, date: number) => `${year}年${month}月${date}日` },
  en: { day: (year, month, date) => `${date} ${months[month - 1] ?? ''} ${year}` },
})
