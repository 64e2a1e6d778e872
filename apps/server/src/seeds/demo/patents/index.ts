/** All patents of the demonstration as records of a source: dates, numbers and legal events worked out. */
import { parsePatentNumber } from '@portal/contract/patent-number'
import type { PatentRecord, SourcedPatent } from '../../../rooms/patent/index.ts'
import { patentNumberOf } from '../identifiers.ts'
import { enterprises } from '../enterprises.ts'
import type { DemoEnterprise } from '../people.ts'
import type { MachineId, ProductLine } from '../products/product-line.ts'
import { products } from '../products/index.ts'
import { batteryModulePatents } from './battery-module.ts'
import { controlValvePatents } from './control-valve.ts'
import { harmonicReducerPatents } from './harmonic-reducer.ts'
import { inspectionDronePatents } from './inspection-drone.ts'
import type { PatentLine } from './patent-line.ts'
import { powerModulePatents } from './power-module.ts'
import { pumpPatents } from './pump.ts'
import { radioUnitPatents } from './radio-unit.ts'
import { solidStateLidarPatents } from './solid-state-lidar.ts'
import { ventilatorPatents } from './ventilator.ts'
import { waterPurifierPatents } from './water-purifier.ts'

const lines: Record<MachineId, PatentLine[]> = {
  pump: pumpPatents,
  'control-valve': controlValvePatents,
  'water-purifier': waterPurifierPatents,
  'inspection-drone': inspectionDronePatents,
  'solid-state-lidar': solidStateLidarPatents,
  'radio-unit': radioUnitPatents,
  'harmonic-reducer': harmonicReducerPatents,
  ventilator: ventilatorPatents,
  'power-module': powerModulePatents,
  'battery-module': batteryModulePatents,
}

export interface DemoPatent extends SourcedPatent {
  /** Whose it is: a machine's, or a part's by its model. */
  of: string
  line: PatentLine
}

/** The day on which the sources were last asked. */
const TODAY = '2026-10-30'
const YEARS = { 1: 20, 2: 10, 3: 15 } as const
const TYPES = { 1: 'invention', 2: 'utility-model', 3: 'design' } as const
const KINDS = { 1: 'B', 2: 'U', 3: 'S' } as const

/** `day` moved by whole months and days. */
function later(day: string, months: number, days = 0): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months, date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The day before the anniversary: protection ends with it. */
const lastDay = (filedOn: string, type: 1 | 2 | 3): string => later(filedOn, YEARS[type] * 12, -1)

function datesOf({ type, filedOn }: PatentLine, serial: number) {
  const published = type === 1 ? later(filedOn, 5 + (serial % 4), serial % 9) : null
  const granted = later(filedOn, type === 1 ? 25 + (serial % 7) : type === 2 ? 7 + (serial % 3) : 6, serial % 11)
  return { published, granted: granted <= TODAY ? granted : null }
}

function eventsOf(line: PatentLine, published: string | null, granted: string | null): SourcedPatent['events'] {
  return [
    ...(published ? [{ on: published, code: 'PB01', description: '公开' }] : []),
    ...(published ? [{ on: later(published, 0, 18), code: 'SE01', description: '实质审查的生效' }] : []),
    ...(granted ? [{ on: granted, code: 'GR01', description: '授权' }] : []),
    ...(line.holder?.kind === 'licence' && granted
      ? [{ on: later(granted, 4), code: 'EE01', description: '专利实施许可合同备案的生效' }]
      : []),
    ...(line.lapsedOn ? [{ on: line.lapsedOn, code: 'CF01', description: '未缴年费专利权终止' }] : []),
  ]
}

const inventorsOf = (enterprise: DemoEnterprise, serial: number): string[] => {
  const pool = enterprise.inventors
  return [0, 1, 2].slice(0, 2 + (serial % 2)).map((step) => pool[(serial * 3 + step * 2) % pool.length] ?? '')
}

function sourced(line: PatentLine, enterprise: DemoEnterprise, serial: number): SourcedPatent {
  const { type, filedOn } = line
  const number = patentNumberOf(Number(filedOn.slice(0, 4)), type, serial)
  if (!parsePatentNumber(number).ok) throw new Error(`${number} is no patent number`)
  const { published, granted } = datesOf(line, serial)
  const publication = `CN${type}${19_900_000 + serial}`
  const record: PatentRecord = {
    number,
    type: TYPES[type],
    title: line.title,
    title_en: line.titleEn,
    legal_status: line.lapsedOn ? 'lapsed' : granted ? 'in-force' : 'pending',
    applicants: [line.holder?.applicant ?? enterprise.certification.name],
    inventors: line.holder ? ['秦望', '陈述', '李知行'] : inventorsOf(enterprise, serial),
    agency: line.holder ? '北京示范知识产权代理有限公司' : enterprise.agency,
    address: line.holder ? '' : enterprise.certification.address,
    filed_on: filedOn,
    granted_on: granted,
    expires_on: lastDay(filedOn, type),
    publication_no: `${publication}${granted ? KINDS[type] : 'A'}`,
    published_on: granted ?? published,
    main_ipc: line.ipc[0] ?? null,
    ipc: line.ipc,
    abstract: line.abstract,
  }
  return { record, events: eventsOf(line, published, granted) }
}

const ownerOf = (isTheirs: (product: ProductLine) => boolean, what: string): DemoEnterprise => {
  const key = products.find(isTheirs)?.owner
  const enterprise = enterprises.find((one) => one.key === key)
  if (!enterprise) throw new Error(`nobody makes ${what}`)
  return enterprise
}

const ofMachines = (Object.keys(lines) as MachineId[]).flatMap((machine) => {
  const owner = ownerOf((product) => product.machine === machine, machine)
  return lines[machine].map((line) => ({ of: machine as string, line, owner }))
})

const ofParts = products.flatMap((product) => {
  if (typeof product.patents === 'number') return []
  const owner = ownerOf((one) => one === product, product.basics.name)
  return product.patents.map((line) => ({ of: product.basics.model, line, owner }))
})

/** The patents of all machines and then of all parts, in a fixed order, so that numbers never change. */
export const patents: DemoPatent[] = [...ofMachines, ...ofParts].map(({ of, line, owner }, index) => ({
  of,
  line,
  ...sourced(line, owner, index + 1),
}))
