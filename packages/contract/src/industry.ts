/** The seven categories of 知识产权（专利）密集型产业统计分类（2019）, in the order of their codes. */
import { z } from 'zod'
import type { Bilingual } from './kit.ts'

export const industryCodes = ['01', '02', '03', '04', '05', '06', '07'] as const
export const IndustryCode = z.enum(industryCodes)
export type IndustryCode = z.infer<typeof IndustryCode>

export const industries: Record<IndustryCode, Bilingual> = {
  '01': { 'zh-cn': '信息通信技术制造业', en: 'ICT manufacturing' },
  '02': { 'zh-cn': '信息通信技术服务业', en: 'ICT services' },
  '03': { 'zh-cn': '新装备制造业', en: 'New equipment manufacturing' },
  '04': { 'zh-cn': '新材料制造业', en: 'New materials manufacturing' },
  '05': { 'zh-cn': '医药医疗产业', en: 'Pharma and medical' },
  '06': { 'zh-cn': '环保产业', en: 'Environmental protection' },
  '07': { 'zh-cn': '研发、设计和技术服务业', en: 'R&D, design and technical services' },
}
