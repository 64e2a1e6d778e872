import { defineMessages } from '../../lib/i18n/messages.ts'

export const galleryMessages = defineMessages({
  'zh-cn': {
    pictures: '产品图片',
    enlarge: (number: number) => `放大第 ${number} 张图片`,
    show: (number: number) => `查看第 ${number} 张图片`,
    position: (number: number, total: number) => `${number} / ${total}`,
    close: '关闭',
    previous: '上一张',
    next: '下一张',
    zoom: '原始大小 / 适合窗口',
  },
  en: {
    pictures: 'Product pictures',
    enlarge: (number: number) => `Enlarge picture ${number}`,
    show: (number: number) => `Show picture ${number}`,
    position: (number: number, total: number) => `${number} of ${total}`,
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoom: 'Actual size / fit to window',
  },
})
