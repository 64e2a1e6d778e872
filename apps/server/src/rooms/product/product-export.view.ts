/** An enterprise's own products as a file that spreadsheets open. */
import { EMPTY } from '@portal/contract/content'
import { industries, IndustryCode } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import { productKinds } from '@portal/contract/product-document'
import { missingPieces } from '@portal/contract/product-own'
import { csvHead, csvLine } from '../../platform/csv-line.ts'
import type { OwnListRow } from './product.view.ts'

const words = {
  'zh-cn': {
    file: '产品列表',
    columns: [
      '产品名称',
      '型号规格',
      '所属行业',
      '关联专利数',
      '完整度（%）',
      '待补充',
      '网站展示',
      '更新时间（北京时间）',
    ],
    kinds: ['产品资料', '详情图', '产品视频', '产品证书', '参考价格', '爆炸链/3D'],
    statuses: ['未填写', '已发布', '审核中', '已驳回', '已下架', '草稿'],
    missing: [
      '一句话简介',
      '主要功能',
      '技术特点',
      '关联专利',
      '详情图',
      '产品视频',
      '产品证书',
      '参考价格',
      '爆炸链/3D',
    ],
    shown: ['否', '是'],
    comma: '、',
  },
  en: {
    file: 'products',
    columns: [
      'Name',
      'Model',
      'Industry',
      'Patents',
      'Completeness (%)',
      'Missing',
      'On the website',
      'Updated (Asia/Shanghai)',
    ],
    kinds: ['Facts', 'Pictures', 'Films', 'Certificates', 'Price', 'Exploded chain'],
    statuses: ['Empty', 'Published', 'Under review', 'Rejected', 'Withdrawn', 'Draft'],
    missing: [
      'summary',
      'functions',
      'features',
      'patents',
      'pictures',
      'film',
      'certificates',
      'price',
      'exploded chain',
    ],
    shown: ['no', 'yes'],
    comma: ', ',
  },
} as const

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Shanghai',
})

function productLine(row: OwnListRow, language: Language): string {
  const t = words[language]
  const missing = missingPieces.flatMap((piece, index) => (row.missing.includes(piece) ? (t.missing[index] ?? []) : []))
  return csvLine([
    row.name,
    row.model,
    industries[IndustryCode.parse(row.industry)][language],
    String(row.patent_count),
    String(row.completeness),
    missing.join(t.comma),
    t.shown[row.on_website ? 1 : 0],
    shanghai.format(new Date(row.updated_at)),
    ...productKinds.map((kind) => t.statuses[Number(row.statuses[kind] ?? EMPTY)] ?? ''),
  ])
}

/** The file of products, made at an instant. */
export function productFile(rows: readonly OwnListRow[], language: Language, at: Date) {
  const t = words[language]
  const lines = rows.map((row) => productLine(row, language))
  return {
    name: `${t.file}-${shanghai.format(at).slice(0, 10)}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    bytes: Buffer.from(csvHead([...t.columns, ...t.kinds]) + lines.join('')),
  }
}
