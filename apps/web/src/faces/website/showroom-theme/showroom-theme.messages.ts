import { defineMessages } from '../../../lib/i18n/messages.ts'

export const showroomThemeMessages = defineMessages({
  'zh-cn': {
    title: '主题展厅',
    note: '围绕一个主题、在一段展期里集中展示的产品与企业，闭幕后展位仍可参观。',
    description: '专利密集型产品主题展会：正在举办、即将开幕与已闭幕的展会，参展企业、展品、活动日程与资讯。',
    newsTitle: (expo: string) => `${expo}资讯`,
    newsDescription: (expo: string) => `${expo}的新闻与动态。`,
  },
  en: {
    title: 'Theme expos',
    note: 'Products and enterprises that come together around one theme for some days; their booths stay open afterwards.',
    description:
      'Theme expos of patent-intensive products: running, opening soon and closed, with exhibitors, products, programme and news.',
    newsTitle: (expo: string) => `News of ${expo}`,
    newsDescription: (expo: string) => `News and reports of ${expo}.`,
  },
})
