/** Why a whole file is not imported, and limits of uploads. */
import { bilingual } from '@portal/contract/bilingual'
import { OWN_IMPORT_MOST_ROWS } from '@portal/contract/import-own'
import type { Bilingual } from '@portal/contract/kit'
import { fault } from '../../platform/errors.ts'
import { columnName } from './import-column.policy.ts'
import type { FileRefusal } from './import.thread.ts'

const says = {
  'old or locked': bilingual(
    '无法读取：旧版 .xls 或设置了密码的文件，请另存为不带密码的 .xlsx 后重试',
    'This is an old .xls or has a password. Please save it as .xlsx without a password and try again',
  ),
  broken: bilingual(
    '文件已损坏或不是表格文件，请用表格软件打开并另存为 .xlsx 或 .csv 后重试',
    'The file is damaged or no table. Please open it in a spreadsheet program, save it as .xlsx or .csv and try again',
  ),
  'too large': bilingual(
    '文件展开后过大，请拆分为多个文件',
    'The file inflates to more than can be read. Please split it into several files',
  ),
  encoding: bilingual(
    '无法识别文件的文字编码，请另存为 UTF-8 编码的 .csv 或 .xlsx 后重试',
    'The encoding of the text is unknown. Please save the file as .csv in UTF-8, or as .xlsx, and try again',
  ),
  'no workbook': bilingual(
    '这不是有效的 .xlsx 文件：文件已损坏，或只是改了扩展名。请用表格软件打开原文件，另存为 .xlsx 或 .csv 后重试',
    'This is no valid .xlsx: the file is damaged, or was only renamed. Please open the original in a spreadsheet program, save it as .xlsx or .csv and try again',
  ),
  empty: bilingual('文件中没有内容', 'The file is empty'),
  'no headers': bilingual(
    '前 20 行中没有认得的表头。请在第一行写明列名，例如：申请号、发明名称、申请人',
    'No known headers in the first 20 rows. Please name the columns in the first row, e.g. application number, title, applicant',
  ),
  'no product headers': bilingual(
    '前 20 行中没有认得的表头。请在第一行写明列名，例如：备案编号、产品名称、型号规格，或下载模板填写',
    'No known headers in the first 20 rows. Please name the columns in the first row, e.g. filing number, product name, model, or fill in the template',
  ),
  'too many rows': bilingual(
    `一份清单最多 ${OWN_IMPORT_MOST_ROWS} 行，请拆分为多个文件`,
    `A list may have at most ${OWN_IMPORT_MOST_ROWS} rows. Please split it into several files`,
  ),
  'too long': bilingual(
    '读取该文件用时过长，已停止。请用表格软件打开并另存为新的 .xlsx 或 .csv，或拆分为多个文件后重试',
    'Reading this file took too long and was stopped. Please open it in a spreadsheet program and save it anew as .xlsx or .csv, or split it into several files, and try again',
  ),
} satisfies Record<Exclude<FileRefusal['reason'], 'columns missing'>, Bilingual>

/** What rows of a list are called. */
export const kinds = {
  patent: bilingual('专利', 'patents'),
  enterprise: bilingual('企业', 'enterprises'),
  product: bilingual('产品', 'products'),
}

/** The sentence about a file that is not imported, in both languages. */
export function refusalSays(refusal: FileRefusal): Bilingual {
  if (refusal.reason !== 'columns missing') return says[refusal.reason]
  const named = refusal.columns.map((key) => columnName(refusal.kind, key))
  const kind = kinds[refusal.kind]
  return bilingual(
    `看起来是${kind['zh-cn']}清单，但缺少列：${named.map((name) => name['zh-cn']).join('、')}`,
    `This looks like a list of ${kind.en}, but these columns are missing: ${named.map(({ en }) => en).join(', ')}`,
  )
}

/** What is said when the platform itself went wrong. */
export const failedSays = bilingual(
  '导入中断：系统出错，已导入的内容保留，可继续导入',
  'The import broke off because of an error of ours. What was imported stays; it can be continued',
)

/** What is said when whoever let it run may no longer do so. */
export const noRightSays = bilingual(
  '操作人已无导入权限，请由有权限的人员继续',
  'Whoever let this import run may no longer do so. Please have somebody with the permission continue it',
)

/** Uploads of one person. */
export const UPLOADS_PER_HOUR = { limit: 60, windowSeconds: 3600 }
export const OWN_UPLOADS_PER_HOUR = { limit: 20, windowSeconds: 3600 }

export const refusals = {
  often: (retryAfter: number) =>
    fault('A0501', bilingual('上传过于频繁，请稍后再试', 'Too many uploads. Please try again later'), { retryAfter }),
  empty: () => fault('A0400', says.empty),
  notNow: () =>
    fault(
      'A0400',
      bilingual('该导入的状态已变化，请刷新后再操作', 'The state of this import has changed. Please reload the page'),
    ),
}
