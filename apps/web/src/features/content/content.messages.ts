import { enterpriseKindNames, productKindNames } from '@portal/contract/content-kind'
import type { Bilingual, Language } from '@portal/contract/kit'
import { defineMessages } from '../../lib/i18n/messages.ts'

const inLanguage = <Kind extends string>(names: Readonly<Record<Kind, Bilingual>>, language: Language) =>
  Object.fromEntries(Object.entries<Bilingual>(names).map(([kind, name]) => [kind, name[language]])) as Record<
    Kind,
    string
  >
const named = (language: Language) => inLanguage({ ...productKindNames, ...enterpriseKindNames }, language)

/** Words of content states and kinds, the same on every page that shows them. */
export const contentMessages = defineMessages({
  'zh-cn': {
    empty: '未填写',
    published: '已发布',
    underReview: '审核中',
    rejected: '已驳回',
    withdrawn: '已下架',
    draft: '草稿',
    ...named('zh-cn'),
    certification: '企业认证',
    conflictTitle: '有人先保存了新的版本',
    conflictText: (who: string, when: string) =>
      `${who || '其他成员'}在 ${when} 保存了更新的版本。您填写的内容仍在这里，没有丢失。`,
    conflictMine: '用我的内容覆盖',
    conflictTheirs: '查看对方的版本',
    conflictKept: '您的内容已另存为草稿，仅您可见，可随时恢复',
  },
  en: {
    empty: 'Not filled in',
    published: 'Published',
    underReview: 'Under review',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    draft: 'Draft',
    ...named('en'),
    certification: 'Certification',
    conflictTitle: 'Someone saved a newer version',
    conflictText: (who: string, when: string) =>
      `${who || 'Another member'} saved a newer version at ${when}. What you wrote is still here; nothing is lost.`,
    conflictMine: 'Overwrite with mine',
    conflictTheirs: 'View theirs',
    conflictKept: 'What you wrote is kept as a draft for you alone and can be restored at any time',
  },
})
