import { defineMessages } from '../../lib/i18n/messages.ts'

export const orderMessages = defineMessages({
  'zh-cn': {
    handle: (what: string, at: number, of: number) => `移动${what}，第 ${at} 项，共 ${of} 项`,
    hint: '拖动左侧手柄可调整顺序；键盘聚焦手柄后按 Alt + 上下方向键移动',
    earlier: (what: string) => `上移${what}`,
    later: (what: string) => `下移${what}`,
    remove: (what: string) => `删除${what}`,
    moved: (what: string, at: number, of: number) => `${what}已移到第 ${at} 项，共 ${of} 项`,
  },
  en: {
    handle: (what: string, at: number, of: number) => `Move ${what}, ${at} of ${of}`,
    hint: 'Drag by the handle to reorder; with the keyboard, focus the handle and press Alt and an arrow key',
    earlier: (what: string) => `Move ${what} up`,
    later: (what: string) => `Move ${what} down`,
    remove: (what: string) => `Remove ${what}`,
    moved: (what: string, at: number, of: number) => `${what} moved to position ${at} of ${of}`,
  },
})
