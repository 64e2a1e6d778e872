/** How the demonstration writes down an enterprise that supplies parts or services: itself, and what it shows. */
import type { IndustryCode } from '@portal/contract/industry'
import type { CloseUpId } from '../../../../../../demo/close-ups.ts'
import type { PatentLine } from '../patents/patent-line.ts'
import type { DemoEnterprise, EnterpriseKey } from '../people.ts'
import type { Presentation } from '../presentations.ts'
import type { ProductLine } from '../products/product-line.ts'

export interface Supplier {
  enterprise: DemoEnterprise
  presentation: Presentation
  products: ProductLine[]
}

type Words = Pick<
  ProductLine['basics'],
  'name' | 'nameEn' | 'model' | 'summary' | 'summaryEn' | 'functions' | 'features' | 'scenario' | 'unit' | 'launchedOn'
>
interface Facts extends Words {
  industry: IndustryCode
  closeUp: CloseUpId
  /** The last digits of its filing number, and the year of it; none: it was not filed. */
  filed?: readonly [serial: number, year: number]
  /** The year in which it was recognised; otherwise it has declared itself, or not yet. */
  recognised?: number
  /** Of 2024, 万元: output, sales, profit, exports. */
  annual: readonly [number, number, number, number]
}

/** A product of a supplier; its patents are written one a line, see `patentLines`. */
export function product(owner: EnterpriseKey, facts: Facts, patents: string): ProductLine {
  const { industry, closeUp, filed, recognised, annual, ...words } = facts
  const [outputValue, salesRevenue, profit, exportValue] = annual
  const filing = filed
    ? {
        filingNo: `ZLCP-示例-${filed[1]}-${industry}${String(filed[0]).padStart(3, '0')}`,
        filingStatus: '3' as const,
        filedOn: `${filed[1]}-08-${String((filed[0] % 27) + 1).padStart(2, '0')}`,
      }
    : { filingNo: '', filingStatus: '0' as const, filedOn: null }
  return {
    owner,
    machine: null,
    closeUp,
    patents: patentLines(patents),
    fate: 'published',
    basics: {
      ...words,
      ...filing,
      industry,
      recognitionStatus: recognised ? '6' : filed ? '1' : '0',
      recognitionYear: recognised ?? null,
      annual: { year: 2024, outputValue, salesRevenue, profit, exportValue },
    },
  }
}

/** Lines of `type | filed on | title | English title | IPC, IPC | abstract`, and the day it lapsed on where it did. */
function patentLines(text: string): PatentLine[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [type = '', filedOn = '', title = '', titleEn = '', ipc = '', abstract = '', lapsedOn] = line
        .split('|')
        .map((field) => field.trim())
      if (abstract === '') throw new Error(`this is no patent: ${line}`)
      return {
        type: Number(type) as PatentLine['type'],
        filedOn,
        title,
        titleEn,
        ipc: ipc.split(',').map((symbol) => symbol.trim()),
        abstract,
        ...(lapsedOn ? { lapsedOn } : {}),
      }
    })
}
