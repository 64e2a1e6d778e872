import { defineMessages } from '../../../lib/i18n/messages.ts'

export const nothingFoundMessages = defineMessages({
  'zh-cn': {
    empty: '没有符合条件的产品',
    emptyNote: '试试减少条件，或换一个更宽泛的词，例如部件或技术的名称。',
    emptyAll: '还没有公开的产品',
    emptyAllNote: '企业提交的产品通过审核后会出现在这里。',
    clear: '清除全部条件',
    loosen: '去掉其中一个条件，就能看到产品：',
    without: (name: string, count: string) => `去掉“${name}”（${count} 件）`,
    suggestions: '您也可以看看',
  },
  en: {
    empty: 'No product matches',
    emptyNote: 'Try fewer filters, or a broader word such as the name of a part or a technology.',
    emptyAll: 'No products are public yet',
    emptyAllNote: 'Products appear here once their review has passed.',
    clear: 'Clear all filters',
    loosen: 'Lift one of these and there are products to see:',
    without: (name: string, count: string) => `Without “${name}” (${count})`,
    suggestions: 'You may also look at',
  },
})
