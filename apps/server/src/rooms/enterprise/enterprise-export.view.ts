import { bilingual } from '@portal/contract/bilingual'
import type { EnterpriseRow } from '@portal/contract/enterprise-admin'
import { industries } from '@portal/contract/industry'
import { regions } from '@portal/contract/region'
import { minuteOf } from '../../platform/clock.ts'
import type { ListSheet } from '../../platform/sheet/list-file.ts'

const states = {
  0: bilingual('未认证', 'Not certified'),
  1: bilingual('已认证', 'Certified'),
  2: bilingual('审核中', 'Under review'),
  3: bilingual('已驳回', 'Rejected'),
  4: bilingual('已暂停', 'Suspended'),
} as const

/** Enterprises as operators find them. */
export const enterpriseSheet: ListSheet<EnterpriseRow> = {
  file: bilingual('企业列表', 'enterprises'),
  sheet: bilingual('企业', 'Enterprises'),
  columns: [
    { header: bilingual('企业名称', 'Enterprise'), width: 36, cell: (row) => row.name },
    {
      header: bilingual('统一社会信用代码', 'Unified social credit code'),
      width: 22,
      cell: (row) => row.uscc ?? '',
    },
    { header: bilingual('状态', 'State'), width: 12, cell: (row, language) => states[row.examineState][language] },
    {
      header: bilingual('所在地区', 'Region'),
      width: 14,
      cell: ({ region }, language) => (region ? regions[region][language] : ''),
    },
    {
      header: bilingual('所属产业', 'Industry'),
      width: 22,
      cell: ({ industry }, language) => (industry ? industries[industry][language] : ''),
    },
    { header: bilingual('成员数', 'Members'), width: 10, cell: (row) => String(row.members) },
    { header: bilingual('展示产品数', 'Products shown'), width: 12, cell: (row) => String(row.products) },
    {
      header: bilingual('注册时间（北京时间）', 'Registered (Asia/Shanghai)'),
      width: 20,
      cell: (row) => minuteOf(row.registeredAt),
    },
  ],
}
