/** The halls of the provinces: `?key=33`, or the whole country. */
import { loadHall } from '../hall/hall.data.ts'
import type { HallPageData } from '../hall/hall-page.tsx'
import type { Load } from '../page-data.ts'

/** What it reads of the address. */
export const query = ['key', 'pageNum', 'view'] as const

export const load: Load<HallPageData> = (context) => loadHall('region', context)
