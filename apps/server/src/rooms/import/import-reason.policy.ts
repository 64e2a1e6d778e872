/** What can be wrong with a value, and how it is said. */
import { bilingual } from '@portal/contract/bilingual'
import type { Bilingual } from '@portal/contract/kit'
import { sentences } from '@portal/contract/sentence'

/** What becomes of the row of which something is said: it will be taken, was taken, or is left out. */
type Fate = 'ahead' | 'taken' | 'left out'
const byFate = (fate: Fate, ahead: string, taken: string): string => ({ ahead, taken, 'left out': '' })[fate]

/** By reason; `detail` is what the sentence needs to know, '' where it needs nothing. */
const says = {
  missing: () => bilingual('此项不能为空', 'This must not be empty'),
  'quote.open': () =>
    bilingual(
      '这一行的引号没有成对，无法识别',
      'A quotation mark on this line is not closed, so the row cannot be read',
    ),
  'digits.lost': (stored) =>
    bilingual(
      `以数字格式保存，末尾数字已丢失（文件中为 ${stored}），请将该列设为文本格式后重新填写`,
      `Stored as a number, so its last digits are lost (the file holds ${stored}). Format the column as text and type it again`,
    ),
  'formula.error': (text) => bilingual(`公式计算出错（${text}）`, `The formula went wrong (${text})`),
  'formula.unknown': () =>
    bilingual(
      '公式没有保存计算结果，请用表格软件打开并保存后重新导入',
      'The file does not hold the result of this formula. Open and save it in a spreadsheet program, then import again',
    ),
  'too.long': (most) => bilingual(`内容过长，最多 ${most} 个字`, `Too long: at most ${most} characters`),
  'too.many': (most) => bilingual(`数量过多，最多 ${most} 个`, `Too many: at most ${most}`),
  'day.form': () => bilingual('无法识别为日期，请写成 2026-01-31', 'Not readable as a date; please write 2026-01-31'),
  'day.year': () => bilingual('只有年份，请写完整日期', 'Only a year; please give the whole date'),
  'day.order': () => bilingual('早于申请日', 'Earlier than the filing date'),
  'number.form': () => sentences['patent.form'],
  'number.check': () => sentences['patent.check'],
  'type.differs': () =>
    bilingual('与申请号中的专利类型不一致', 'Does not agree with the type in the application number'),
  'status.unknown': () =>
    bilingual(
      '无法识别的法律状态，请写有效、审中或失效',
      'Unknown legal status; please write in force, pending or lapsed',
    ),
  'ipc.form': () => bilingual('分类号格式不正确', 'This classification symbol is malformed'),
  'uscc.form': () =>
    bilingual(
      '统一社会信用代码应为 18 位数字与大写字母',
      'A unified social credit code has 18 digits and capital letters',
    ),
  'uscc.check': (_, fate) =>
    bilingual(
      `校验位不符，请核对${byFate(fate, '（将按所填导入）', '（已按所填导入）')}`,
      `The check character does not hold; please verify${byFate(fate, ' (will be taken as it stands)', ' (taken as it stands)')}`,
    ),
  'region.unknown': () => bilingual('无法识别的省份', 'Unknown province'),
  'region.missing': () => bilingual('新企业须填写省份', 'A new enterprise needs its province'),
  'industry.missing': () => bilingual('新企业须填写所属产业', 'A new enterprise needs its industry'),
  'industry.unknown': () =>
    bilingual(
      '无法识别的产业，请写专利密集型产业七大类的名称或代码 01–07',
      'Unknown industry; give the name or code (01–07) of one of the seven patent-intensive categories',
    ),
  'mobile.form': () => sentences['mobile.form'],
  'email.form': () => sentences['email.form'],
  'url.form': () => sentences['url.form'],
  'amount.form': () => bilingual('应为不小于 0 的数字', 'Must be a number, zero or more'),
  'year.form': () => bilingual('应为四位年份', 'Must be a year of four digits'),
  'year.range': (first) => bilingual(`应在 ${first} 至 2100 年之间`, `Must be between ${first} and 2100`),
  'filing.unknown': () => bilingual('无法识别的备案状态', 'Unknown filing status'),
  'recognition.unknown': () => bilingual('无法识别的认定状态', 'Unknown recognition status'),
  'enterprise.waiting': () =>
    bilingual(
      '该企业的认证正在审核中，请先完成审核',
      'The certification of this enterprise is under review; please decide on it first',
    ),
  'enterprise.rejected': () =>
    bilingual(
      '该企业提交过认证，未通过或已撤回，请由企业修改后重新提交',
      'This enterprise submitted a certification that was rejected or taken back; it has to submit a corrected one',
    ),
  'enterprise.suspended': () => bilingual('该企业已停用', 'This enterprise is suspended'),
  'enterprise.unknown': () =>
    bilingual('平台上没有这家企业，请先导入企业', 'This enterprise is not on the platform; please import it first'),
  'enterprise.several': () =>
    bilingual(
      '有多家同名企业，请填写统一社会信用代码',
      'Several enterprises bear this name; please give the unified social credit code',
    ),
  'enterprise.differs': (name) =>
    bilingual(`该备案编号属于另一家企业（${name}）`, `This filing number belongs to another enterprise (${name})`),
  'own.foreign': () =>
    bilingual(
      '这一行写的是另一家企业，只能导入本企业的产品；企业列可以留空或删除',
      'This row names another enterprise. Only products of your own can be imported; the column may be left out',
    ),
  'own.taken': () =>
    bilingual(
      '该备案编号已被其他企业的产品使用，请核对；如确属本企业，请联系平台',
      'This filing number is borne by a product of another enterprise. Please verify it; if it is yours, contact the platform',
    ),
  'own.waiting': () =>
    bilingual(
      '该产品的资料正在审核中，请待审核结束，或撤回后再导入',
      'The facts of this product are under review. Wait for the decision, or take them back and import again',
    ),
  'own.archived': () =>
    bilingual('该产品已归档，请先恢复再导入', 'This product is archived. Please bring it back and import again'),
  'own.patent': (numbers, fate) =>
    bilingual(
      `平台上没有专利 ${numbers}${byFate(fate, '，产品将导入但不关联它', '，产品已导入但未关联它')}；请在“专利名称”列写明名称后重新导入，或在该产品的“关联专利”中登记`,
      `Not on the platform: ${numbers}.${byFate(fate, ' The product will be taken in without it.', ' The product is taken in without it.')} Give its title in the column “Patent titles” and import again, or register it under the linked patents of the product`,
    ),
  'own.broken': () =>
    bilingual(
      '该产品的资料引用了已不存在的文件或专利，请打开该产品、在“关联专利”中重新选择并保存后再导入',
      'The facts of this product refer to a file or patent that is gone. Open the product, choose it again under the linked patents, save, then import again',
    ),
  'titles.count': (counts) => {
    const [numbers = '', titles = ''] = counts.split('/')
    return bilingual(
      `关联专利有 ${numbers} 件，专利名称有 ${titles} 个，无法一一对应，名称未采用`,
      `${numbers} linked patents and ${titles} titles: it is unclear which belongs to which, so the titles were left out`,
    )
  },
  'own.unproven': (numbers, fate) =>
    bilingual(
      `本企业不是专利 ${numbers} 的申请人${byFate(fate, '（将关联）', '（已关联）')}，提交审核前请填写权利证明`,
      `Your enterprise is no applicant of ${numbers}${byFate(fate, ' (will be linked)', ' (linked)')}. Please give a proof of right before you submit`,
    ),
  'product.waiting': () =>
    bilingual(
      '该产品的资料正在审核中，请先完成审核',
      'The facts of this product are under review; please decide on them first',
    ),
  'product.drafted': () =>
    bilingual(
      '企业有尚未提交或待修改的产品资料，导入会覆盖它，请由企业先提交',
      'The enterprise has a draft of these facts that an import would overwrite; it has to submit it first',
    ),
  'product.withdrawn': () =>
    bilingual(
      '该产品已被企业撤回或被下架，不会通过导入重新上架',
      'This product was taken off the website; an import does not put it back',
    ),
  'product.archived': () => bilingual('该产品已被企业归档', 'This product was archived by its enterprise'),
  'patents.form': (numbers) => bilingual(`无法识别的专利号：${numbers}`, `Not readable as patent numbers: ${numbers}`),
  'patent.foreign': (numbers, fate) =>
    bilingual(
      `企业不是专利 ${numbers} 的申请人，请核对${byFate(fate, '（将按所填关联）', '（已按所填关联）')}`,
      `The enterprise is no applicant of ${numbers}; please verify${byFate(fate, ' (will be linked as it stands)', ' (linked as it stands)')}`,
    ),
  'patent.unknown': (numbers) =>
    bilingual(
      `平台上没有专利 ${numbers}，请先导入专利`,
      `Not on the platform: ${numbers}. Please import the patents first`,
    ),
} satisfies Record<string, (detail: string, fate: Fate) => Bilingual>

export type Reason = keyof typeof says

/** Something about a cell, or (`key` null) about the whole row. */
export interface Problem {
  line: number
  /** The column's header as it stands in the file. */
  column: string
  /** What stands in the cell, shortened. */
  value: string
  reason: Reason
  detail: string
  /** The row is taken all the same. */
  warning: boolean
}

/** The sentence about a problem, in both languages; `ahead`: nothing was written yet. */
export const reasonSays = (
  { reason, detail, warning }: Pick<Problem, 'reason' | 'detail' | 'warning'>,
  ahead: boolean,
): Bilingual => {
  const taken = ahead ? 'ahead' : 'taken'
  return says[reason](detail, warning ? taken : 'left out')
}

export const isReason = (text: string): text is Reason => Object.hasOwn(says, text)
