/** Provincial divisions by GB/T 2260 code, in the standard's order. */
import { bilingual } from './bilingual.ts'
import { z } from 'zod'

export const regions = {
  '11': bilingual('北京', 'Beijing'),
  '12': bilingual('天津', 'Tianjin'),
  '13': bilingual('河北', 'Hebei'),
  '14': bilingual('山西', 'Shanxi'),
  '15': bilingual('内蒙古', 'Inner Mongolia'),
  '21': bilingual('辽宁', 'Liaoning'),
  '22': bilingual('吉林', 'Jilin'),
  '23': bilingual('黑龙江', 'Heilongjiang'),
  '31': bilingual('上海', 'Shanghai'),
  '32': bilingual('江苏', 'Jiangsu'),
  '33': bilingual('浙江', 'Zhejiang'),
  '34': bilingual('安徽', 'Anhui'),
  '35': bilingual('福建', 'Fujian'),
  '36': bilingual('江西', 'Jiangxi'),
  '37': bilingual('山东', 'Shandong'),
  '41': bilingual('河南', 'Henan'),
  '42': bilingual('湖北', 'Hubei'),
  '43': bilingual('湖南', 'Hunan'),
  '44': bilingual('广东', 'Guangdong'),
  '45': bilingual('广西', 'Guangxi'),
  '46': bilingual('海南', 'Hainan'),
  '50': bilingual('重庆', 'Chongqing'),
  '51': bilingual('四川', 'Sichuan'),
  '52': bilingual('贵州', 'Guizhou'),
  '53': bilingual('云南', 'Yunnan'),
  '54': bilingual('西藏', 'Tibet'),
  '61': bilingual('陕西', 'Shaanxi'),
  '62': bilingual('甘肃', 'Gansu'),
  '63': bilingual('青海', 'Qinghai'),
  '64': bilingual('宁夏', 'Ningxia'),
  '65': bilingual('新疆', 'Xinjiang'),
  '71': bilingual('台湾', 'Taiwan'),
  '81': bilingual('香港', 'Hong Kong'),
  '82': bilingual('澳门', 'Macao'),
}
export type RegionCode = keyof typeof regions
export const regionCodes = Object.keys(regions).toSorted() as [RegionCode, ...RegionCode[]]
export const RegionCode = z.enum(regionCodes)

/** The cities of Zhejiang by the first four digits of their division codes, in the standard's order. */
export const zhejiangCities = {
  '3301': bilingual('杭州', 'Hangzhou'),
  '3302': bilingual('宁波', 'Ningbo'),
  '3303': bilingual('温州', 'Wenzhou'),
  '3304': bilingual('嘉兴', 'Jiaxing'),
  '3305': bilingual('湖州', 'Huzhou'),
  '3306': bilingual('绍兴', 'Shaoxing'),
  '3307': bilingual('金华', 'Jinhua'),
  '3308': bilingual('衢州', 'Quzhou'),
  '3309': bilingual('舟山', 'Zhoushan'),
  '3310': bilingual('台州', 'Taizhou'),
  '3311': bilingual('丽水', 'Lishui'),
}
export type ZhejiangCity = keyof typeof zhejiangCities
export const zhejiangCityCodes = Object.keys(zhejiangCities).toSorted() as [ZhejiangCity, ...ZhejiangCity[]]
export const ZhejiangCity = z.enum(zhejiangCityCodes)
