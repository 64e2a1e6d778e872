import { defineMessages } from '../../../lib/i18n/messages.ts'

/** Words of the tags of open pages. */
export const tagMessages = defineMessages({
  'zh-cn': {
    tags: '已打开的页面',
    help: '按左右方向键选择标签，按 Enter 打开，按 Delete 关闭，按 Shift+F10 打开菜单，按 Ctrl+Shift+方向键移动。',
    actions: (title: string) => `标签“${title}”的操作`,
    close: '关闭',
    refresh: '刷新',
    closeOthers: '关闭其它',
    closeLeft: '关闭左侧',
    closeRight: '关闭右侧',
    closeAll: '关闭所有',
    moveLeft: '向左移动',
    moveRight: '向右移动',
    moved: (title: string, place: number, count: number) => `“${title}”已移到第 ${place} 个，共 ${count} 个`,
    closed: (count: number) => `已关闭 ${count} 个标签`,
  },
  en: {
    tags: 'Open pages',
    help: 'Choose a tag with the arrow keys and open it with Enter. Delete closes it, Shift+F10 opens its menu, Ctrl+Shift+arrow moves it.',
    actions: (title) => `Actions of the tag “${title}”`,
    close: 'Close',
    refresh: 'Refresh',
    closeOthers: 'Close others',
    closeLeft: 'Close to the left',
    closeRight: 'Close to the right',
    closeAll: 'Close all',
    moveLeft: 'Move left',
    moveRight: 'Move right',
    moved: (title, place, count) => `“${title}” is now tag ${place} of ${count}`,
    closed: (count) => (count === 1 ? '1 tag closed' : `${count} tags closed`),
  },
})
