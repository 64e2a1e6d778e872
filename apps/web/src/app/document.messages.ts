import { defineMessages } from '../lib/i18n/messages.ts'

export const documentMessages = defineMessages({
  'zh-cn': {
    oldBrowser:
      '当前浏览器版本过低，部分功能无法使用。请升级到近两年的 Chrome、Edge、Safari、Firefox、360 或国产 Chromium 浏览器。',
    needsScript: '工作台需要启用 JavaScript 才能使用。公共网站无需启用即可浏览。',
  },
  en: {
    oldBrowser:
      'This browser is too old for parts of this site. Please use a Chrome, Edge, Safari or Firefox from the last two years.',
    needsScript: 'The workbench needs JavaScript. The public website can be read without it.',
  },
})
