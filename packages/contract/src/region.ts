/** Provincial divisions by GB/T 2260 code, in the standard's order. */
import { z } from 'zod'
import type { Bilingual } from './kit.ts'

const both = (zh: string, en: string): Bilingual => ({ 'zh-cn': zh, en })
export const regions = {
  '11': both('北京', 'Beijing'),
  '12': both('天津', 'Tianjin'),
  '13': both('河北', 'Hebei'),
  '14': both('山西', 'Shanxi'),
  '15': both('内蒙古', 'Inner Mongolia'),
  '21': both('辽宁', 'Liaoning'),
  '22': both('吉林', 'Jilin'),
  '23': both('黑龙江', 'Heilongjiang'),
  '31': both('上海', 'Shanghai'),
  '32': both('江苏', 'Jiangsu'),
  '33': both('浙江', 'Zhejiang'),
  '34': both('安徽', 'Anhui'),
  '35': both('福建', 'Fujian'),
  '36': both('江西', 'Jiangxi'),
  '37': both('山东', 'Shandong'),
  '41': both('河南', 'Henan'),
  '42': both('湖北', 'Hubei'),
  '43': both('湖南', 'Hunan'),
  '44': both('广东', 'Guangdong'),
  '45': both('广西', 'Guangxi'),
  '46': both('海南', 'Hainan'),
  '50': both('重庆', 'Chongqing'),
  '51': both('四川', 'Sichuan'),
  '52': both('贵州', 'Guizhou'),
  '53': both('云南', 'Yunnan'),
  '54': both('西藏', 'Tibet'),
  '61': both('陕西', 'Shaanxi'),
  '62': both('甘肃', 'Gansu'),
  '63': both('青海', 'Qinghai'),
  '64': both('宁夏', 'Ningxia'),
  '65': both('新疆', 'Xinjiang'),
  '71': both('台湾', 'Taiwan'),
  '81': both('香港', 'Hong Kong'),
  '82': both('澳门', 'Macao'),
}
export type RegionCode = keyof typeof regions
export const regionCodes = Object.keys(regions).toSorted() as [RegionCode, ...RegionCode[]]
export const RegionCode = z.enum(regionCodes)

/** The cities of Zhejiang by the first four digits of their division codes, in the standard's order. */
export const zhejiangCities = {
  '3301': both('杭州', 'Hangzhou'),
  '3302': both('宁波', 'Ningbo'),
  '3303': both('温州', 'Wenzhou'),
  '3304': both('嘉兴', 'Jiaxing'),
  '3305': both('湖州', 'Huzhou'),
  '3306': both('绍兴', 'Shaoxing'),
  '3307': both('金华', 'Jinhua'),
  '3308': both('衢州', 'Quzhou'),
  '3309': both('舟山', 'Zhoushan'),
  '3310': both('台州', 'Taizhou'),
  '3311': both('丽水', 'Lishui'),
}
export type ZhejiangCity = keyof typeof zhejiangCities
export const zhejiangCityCodes = Object.keys(zhejiangCities).toSorted() as [ZhejiangCity, ...ZhejiangCity[]]
export const ZhejiangCity = z.enum(zhejiangCityCodes)
