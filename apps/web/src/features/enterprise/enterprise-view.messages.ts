import { defineMessages } from '../../lib/i18n/messages.ts'

export const enterpriseViewMessages = defineMessages({
  'zh-cn': {
    certifiedOn: (day: string) => `${day}通过认证`,
    productCount: '公开产品',
    patentCount: '关联专利',
    unit: '件',
    facts: '工商信息',
    uscc: '统一社会信用代码',
    region: '所在地区',
    industry: '所属产业',
    address: '地址',
    website: '官网',
    opens: '在新窗口打开',
  },
  en: {
    certifiedOn: (day: string) => `Certified on ${day}`,
    productCount: 'Public products',
    patentCount: 'Linked patents',
    unit: '',
    facts: 'Registration',
    uscc: 'Credit code',
    region: 'Region',
    industry: 'Industry',
    address: 'Address',
    website: 'Website',
    opens: 'opens in a new window',
  },
})
