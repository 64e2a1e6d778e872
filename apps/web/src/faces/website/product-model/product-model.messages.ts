import { defineMessages } from '../../../lib/i18n/messages.ts'

export const productModelMessages = defineMessages({
  'zh-cn': {
    card: '返回产品卡片',
    whole: '查看产品与专利',
    unable: '当前浏览器无法显示三维模型。',
  },
  en: {
    card: 'Back to the card',
    whole: 'Product and patents',
    unable: 'This browser cannot show 3D models.',
  },
})
