import { bilingual } from '@portal/contract/bilingual'
import type { PatentRow } from '@portal/contract/patent-admin'
import { minuteOf } from '../../platform/clock.ts'
import type { ListSheet } from '../../platform/sheet/list-file.ts'

const types = {
  invention: bilingual('发明', 'Invention'),
  'utility-model': bilingual('实用新型', 'Utility model'),
  design: bilingual('外观设计', 'Design'),
}
const legalStatuses = {
  'in-force': bilingual('有效', 'In force'),
  pending: bilingual('审中', 'Pending'),
  lapsed: bilingual('失效', 'Lapsed'),
  unconfirmed: bilingual('待核实', 'Unconfirmed'),
}
const commas = { 'zh-cn': '、', en: '; ' }

/** Patents as operators find them. */
export const patentSheet: ListSheet<PatentRow> = {
  file: bilingual('专利列表', 'patents'),
  sheet: bilingual('专利', 'Patents'),
  columns: [
    { header: bilingual('专利号', 'Number'), width: 22, cell: (row) => row.number },
    { header: bilingual('名称', 'Title'), width: 40, cell: (row) => row.title },
    { header: bilingual('类型', 'Type'), width: 12, cell: (row, language) => types[row.type][language] },
    {
      header: bilingual('法律状态', 'Legal status'),
      width: 12,
      cell: (row, language) => legalStatuses[row.legalStatus][language],
    },
    {
      header: bilingual('权利人', 'Applicants'),
      width: 36,
      cell: (row, language) => row.applicants.join(commas[language]),
    },
    { header: bilingual('申请日', 'Filed on'), width: 12, cell: (row) => row.filedOn ?? '' },
    { header: bilingual('授权日', 'Granted on'), width: 12, cell: (row) => row.grantedOn ?? '' },
    { header: bilingual('数据来源', 'Source'), width: 14, cell: (row) => row.source },
    {
      header: bilingual('数据时间（北京时间）', 'Data as of (Asia/Shanghai)'),
      width: 20,
      cell: (row) => minuteOf(row.dataAsOf),
    },
  ],
}
