/** Made-up patents for imports at size: every number holds, every abstract differs, and none of them exists. */
import { checkCharacter } from '@portal/contract/patent-number'

const SUBJECTS = [
  '离心泵',
  '谐波减速器',
  '电池模组',
  '激光雷达',
  '功率模块',
  '净水装置',
  '呼吸机',
  '巡检无人机',
  '调节阀',
  '射频单元',
]
const PARTS = [
  '叶轮',
  '导叶',
  '壳体',
  '密封组件',
  '散热结构',
  '驱动电路',
  '传感器支架',
  '连接件',
  '控制方法',
  '检测装置',
]
const QUALITIES = ['高效', '低噪声', '轻量化', '耐腐蚀', '自适应', '可拆卸', '紧凑型', '高精度']
const EFFECTS = [
  '降低了装配误差',
  '提高了运行可靠性',
  '减少了能量损失',
  '延长了使用寿命',
  '便于现场维护',
  '避免了局部过热',
]
const IPC = ['F04D29/22', 'F16H49/00', 'H01M50/20', 'G01S7/481', 'H01L23/367', 'C02F1/44', 'A61M16/00', 'B64U10/14']
const STATUSES = ['授权', '实质审查的生效', '未缴年费专利权终止', '公开']

export const HEADERS = [
  '申请号',
  '发明名称',
  '申请(专利权)人',
  '发明人',
  '申请日',
  '公开(公告)号',
  '公开(公告)日',
  '授权公告日',
  '主分类号',
  '分类号',
  '法律状态',
  '代理机构',
  '地址',
  '摘要',
]

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
/** `YYYY-MM-DD`, so many days after 2015-01-01. */
const day = (days: number): string => new Date(Date.UTC(2015, 0, 1 + days)).toISOString().slice(0, 10)

/** The cells of patent number `serial`, in the order of HEADERS. */
export function patentCells(serial: number): string[] {
  const type = 1 + (serial % 2)
  const filed = (serial * 7) % 3000
  const year = day(filed).slice(0, 4)
  const digits = `${year}${type}${String(serial).padStart(7, '0')}`
  const machine = pick(SUBJECTS, serial)
  const part = pick(PARTS, Math.floor(serial / 10))
  const title = `一种${pick(QUALITIES, Math.floor(serial / 100))}${machine}${part}（${serial}）`
  const abstract =
    `本发明公开了${title}，包括${machine}本体、${part}以及与其配合的${pick(PARTS, serial + 3)}。` +
    `所述${part}沿周向均匀布置，第 ${serial} 号实施例中其间距为 ${(serial % 97) + 3} mm，工作温度不超过 ${40 + (serial % 60)} ℃。` +
    `与现有技术相比，${pick(EFFECTS, serial)}，${pick(EFFECTS, serial + 2)}，结构简单，适合批量制造与推广应用。`
  return [
    `CN${digits}.${checkCharacter(digits)}`,
    title,
    `示例${machine}${serial % 500}有限公司;示例大学${serial % 40}`,
    `张示例${serial % 1000};李示例${serial % 777}`,
    day(filed),
    `CN${type === 1 ? 1 : 2}${19_000_000 + serial}${type === 1 ? 'A' : 'U'}`,
    day(filed + 400),
    type === 2 ? day(filed + 400) : '',
    pick(IPC, serial),
    `${pick(IPC, serial)};${pick(IPC, serial + 1)}`,
    type === 2 ? '授权' : pick(STATUSES, serial >> 1),
    `示例知识产权代理事务所${serial % 30}`,
    `示例省示例市示例路 ${serial % 2000} 号`,
    abstract,
  ]
}
