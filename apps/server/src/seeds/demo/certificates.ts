/** Certificates and honours of the demonstration. Whoever issued them does not exist, and the drawings say so. */
import { dayOf, now } from '../../platform/clock.ts'
import { enterprises } from './enterprises.ts'
import type { EnterpriseKey } from './people.ts'

export interface CertificateLine {
  /** Name of its drawing in demo/pictures/certificates. */
  id: string
  owner: EnterpriseKey
  /** A kind of the enterprise's content, or the model of a product. */
  on: 'entCertificate' | 'honor' | (string & {})
  holder: string
  /** A value of the dictionary of its kind. */
  kind: string
  name: string
  nameEn: string
  number: string
  issuer: string
  issuerEn: string
  /** Days before today, and after it; without an end: null. */
  issuedAgo: number
  endsIn: number | null
}

type Pattern = Pick<CertificateLine, 'kind' | 'name' | 'nameEn' | 'issuer' | 'issuerEn'>

const highTech: Pattern = {
  kind: 'high-tech',
  name: '高新技术企业（示例）',
  nameEn: 'High-tech enterprise (sample)',
  issuer: '演示认定机构（虚构）',
  issuerEn: 'A recognising body (invented)',
}
const quality: Pattern = {
  kind: 'quality-system',
  name: '质量管理体系认证（示例）',
  nameEn: 'Quality management system (sample)',
  issuer: '演示认证中心（虚构）',
  issuerEn: 'A certification centre (invented)',
}
const property: Pattern = {
  kind: 'ip-system',
  name: '知识产权合规管理体系认证（示例）',
  nameEn: 'Intellectual property compliance management (sample)',
  issuer: '演示认证中心（虚构）',
  issuerEn: 'A certification centre (invented)',
}
const award: Pattern = {
  kind: 'patent-award',
  name: '演示专利奖 优秀奖（示例）',
  nameEn: 'Demonstration patent award, merit (sample)',
  issuer: '演示评奖委员会（虚构）',
  issuerEn: 'An award committee (invented)',
}
const specialised: Pattern = {
  kind: 'specialised',
  name: '专精特新企业（示例）',
  nameEn: 'Specialised and innovative enterprise (sample)',
  issuer: '演示评定机构（虚构）',
  issuerEn: 'An assessing body (invented)',
}
const report: Pattern = {
  kind: 'test-report',
  name: '型式试验报告（示例）',
  nameEn: 'Type test report (sample)',
  issuer: '演示检测实验室（虚构）',
  issuerEn: 'A test laboratory (invented)',
}
const certified: Pattern = {
  kind: 'product-certification',
  name: '产品节能认证（示例）',
  nameEn: 'Energy-saving product certification (sample)',
  issuer: '演示认证中心（虚构）',
  issuerEn: 'A certification centre (invented)',
}

const nameOf = (owner: EnterpriseKey): string => enterprises.find(({ key }) => key === owner)?.certification.name ?? ''

/** What an enterprise holds, each with when it was issued and when it ends. */
type Held = readonly [Pattern, on: string, issuedAgo: number, endsIn: number | null]

const held: readonly (readonly [EnterpriseKey, readonly Held[]])[] = [
  [
    'qilan',
    [
      [highTech, 'entCertificate', 1070, 25],
      [quality, 'entCertificate', 1110, -16],
      [property, 'entCertificate', 410, 685],
      [award, 'honor', 520, null],
      [specialised, 'honor', 880, 215],
      [certified, 'QLP-250', 1040, 55],
      [report, 'ZJHM-16P', 690, null],
    ],
  ],
  [
    'yunsun',
    [
      [highTech, 'entCertificate', 300, 795],
      [quality, 'entCertificate', 1090, 5],
      [award, 'honor', 260, null],
      [report, 'SL-192', 330, null],
    ],
  ],
  [
    'hengyuan',
    [
      [highTech, 'entCertificate', 640, 455],
      [quality, 'entCertificate', 500, 595],
      [specialised, 'honor', 450, 645],
      [report, 'HY-V500', 610, 120],
    ],
  ],
  ...(['ciyue', 'qingzhuan', 'chuyao', 'xihe', 'qiongbo', 'hengshi'] as const).map(
    (owner, index) =>
      [
        owner,
        [
          [highTech, 'entCertificate', 200 + index * 60, 895 - index * 60],
          [index % 2 === 0 ? property : quality, 'entCertificate', 330 + index * 40, 765 - index * 40],
          [index % 2 === 0 ? award : specialised, 'honor', 240 + index * 30, index % 2 === 0 ? null : 700],
        ],
      ] as const,
  ),
  ...(['chengmo', 'ruitong', 'bengyun'] as const).map(
    (owner, index) =>
      [
        owner,
        [
          [highTech, 'entCertificate', 380 + index * 90, 715 - index * 90],
          [specialised, 'honor', 290 + index * 50, 805 - index * 50],
        ],
      ] as const,
  ),
]

export const certificates: CertificateLine[] = held.flatMap(([owner, list]) =>
  list.map(([pattern, on, issuedAgo, endsIn], index) => ({
    ...pattern,
    id: `${owner}-${index + 1}`,
    owner,
    on,
    holder: nameOf(owner),
    number: `示例-${owner.toUpperCase()}-${String(index + 1).padStart(3, '0')}`,
    issuedAgo,
    endsIn,
  })),
)

const DAY_MS = 86_400_000
const dayIn = (days: number): string => dayOf(new Date(now().getTime() + days * DAY_MS))

/** As contents keep it; `scan` is the drawing, where there is one. */
export const certificateOf = (
  { kind, name, nameEn, number, issuer, issuerEn, issuedAgo, endsIn }: CertificateLine,
  scan: string,
) => ({
  kind,
  name,
  nameEn,
  number,
  issuer,
  issuerEn,
  issuedOn: dayIn(-issuedAgo),
  validUntil: endsIn === null ? null : dayIn(endsIn),
  files: [scan],
})
