/** The halls of the cities of Zhejiang: `?key=3301`, or all of them. */
import { loadHall } from '../hall/hall.data.ts'
import type { HallPageData } from '../hall/hall-page.tsx'
import type { Load } from '../page-data.ts'

/** What it reads of the address. */
export const query = ['key', 'pageNum', 'view'] as const

export const load: Load<HallPageData> = (context) => loadHall('zhejiang', context)
