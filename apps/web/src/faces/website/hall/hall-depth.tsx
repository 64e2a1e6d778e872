import type { HallKind } from '@portal/contract/hall'
import { AreaMap } from './area-map.tsx'
import type { AreaView } from './area-view.ts'
import { Hall } from './hall.tsx'
import type { HallView } from './hall-view.ts'
import { IndustryChoice } from './industry-choice.tsx'

interface Props {
  kind: HallKind
  areas: readonly AreaView[]
  hall: HallView
}

/** What a hall can be narrowed to, and the hall. */
export default function HallDepth({ kind, areas, hall }: Props) {
  if (kind === 'industry') {
    return (
      <>
        <IndustryChoice areas={areas} />
        <Hall hall={hall} />
      </>
    )
  }
  return (
    <>
      <Hall hall={hall} />
      <AreaMap of={kind === 'region' ? 'china' : 'zhejiang'} areas={areas} />
    </>
  )
}
