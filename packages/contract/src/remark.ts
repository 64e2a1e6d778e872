/** Remarks of a reviewer on fields of what they rejected. Light: notices load it. */
import { bilingual } from './bilingual.ts'
import type { Bilingual, Language } from './kit.ts'
import type { ReviewKind } from './review.ts'

/** Fields that can be remarked on, as documents spell them, by what they are called in the forms. */
const names = {
  name: bilingual('名称', 'Name'),
  nameEn: bilingual('英文名称', 'English name'),
  model: bilingual('型号规格', 'Model'),
  industry: bilingual('所属产业', 'Industry'),
  unit: bilingual('计量单位', 'Unit'),
  launchedOn: bilingual('上市日期', 'On the market since'),
  summary: bilingual('一句话简介', 'One-line summary'),
  summaryEn: bilingual('英文简介', 'English summary'),
  functions: bilingual('主要功能与用途', 'Functions and uses'),
  features: bilingual('技术特点', 'Technical features'),
  scenario: bilingual('应用场景', 'Where it is used'),
  filingNo: bilingual('备案编号', 'Filing number'),
  recognitionStatus: bilingual('认定状态', 'Recognition status'),
  patents: bilingual('关联专利', 'Linked patents'),
  pictures: bilingual('图片', 'Pictures'),
  videos: bilingual('视频', 'Videos'),
  certificates: bilingual('证书', 'Certificates'),
  amount: bilingual('价格', 'Price'),
  validUntil: bilingual('有效期', 'Valid until'),
  note: bilingual('说明', 'Note'),
  model3d: bilingual('三维模型', '3D model'),
  exploded: bilingual('爆炸图', 'Exploded picture'),
  assembled: bilingual('整体图', 'Assembled picture'),
  parts: bilingual('零部件', 'Parts'),
  logo: bilingual('标志', 'Logo'),
  banner: bilingual('横幅', 'Banner'),
  slogan: bilingual('口号', 'Slogan'),
  figures: bilingual('数据', 'Figures'),
  story: bilingual('企业故事', 'Story'),
  qualifications: bilingual('资质', 'Qualifications'),
  contact: bilingual('联系方式', 'Contact'),
  title: bilingual('标题', 'Title'),
  welcome: bilingual('欢迎语', 'Welcome'),
  sections: bilingual('板块', 'Sections'),
  products: bilingual('产品', 'Products'),
  uscc: bilingual('统一社会信用代码', 'Unified social credit code'),
  region: bilingual('所在地区', 'Region'),
  address: bilingual('地址', 'Address'),
  contactName: bilingual('联系人', 'Contact'),
  contactMobile: bilingual('手机号码', 'Mobile'),
  contactEmail: bilingual('邮箱', 'E-mail'),
  website: bilingual('官网', 'Website'),
  profile: bilingual('企业简介', 'Profile'),
  licence: bilingual('营业执照', 'Business licence'),
} as const satisfies Record<string, Bilingual>
type RemarkField = keyof typeof names

/** What a certification says in words, in the order of its form; beside it stands the licence. */
export const certificationTexts = [
  'name',
  'nameEn',
  'uscc',
  'region',
  'address',
  'industry',
  'contactName',
  'contactMobile',
  'contactEmail',
  'website',
  'profile',
] as const satisfies readonly RemarkField[]

/** What can be remarked on in each kind, in the order of its form. A kind that is missing here is a type error. */
export const remarkFields: Readonly<Record<ReviewKind, readonly RemarkField[]>> = {
  certification: [...certificationTexts, 'licence'],
  basics: [
    'name',
    'nameEn',
    'model',
    'industry',
    'unit',
    'launchedOn',
    'summary',
    'summaryEn',
    'functions',
    'features',
    'scenario',
    'patents',
    'filingNo',
    'recognitionStatus',
  ],
  pictures: ['pictures'],
  video: ['videos'],
  certificate: ['certificates'],
  price: ['amount', 'unit', 'validUntil', 'note'],
  chain: ['model3d', 'exploded', 'assembled', 'parts'],
  display: ['logo', 'banner', 'slogan', 'story', 'figures', 'qualifications', 'contact'],
  entCertificate: ['certificates'],
  honor: ['certificates'],
  pavilion: ['banner', 'title', 'welcome', 'sections', 'products'],
}

const byField: Readonly<Partial<Record<string, Bilingual>>> = names

/** The name of a field; as it is spelt, of one that is none any more. */
export const remarkFieldName = (field: string, language: Language): string => byField[field]?.[language] ?? field
