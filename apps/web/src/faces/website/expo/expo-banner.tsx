import { Backdrop, hallSkin } from '../hall/backdrop.tsx'
import { Picture } from '../../../ui/picture.tsx'
import css from './expo-banner.module.css'
import type { ExpoCardView } from './expo-view.ts'

/** The banner of an expo, before its hall. */
export function ExpoBanner({ expo, sizes, first = false }: { expo: ExpoCardView; sizes: string; first?: boolean }) {
  return (
    <div
      className={`${css['banner']} ${hallSkin}`}
      data-skin={expo.skin}
      data-picture={expo.banner !== null || undefined}
    >
      <Backdrop />
      {expo.banner && <Picture picture={expo.banner} sizes={sizes} alt="" first={first} banner />}
    </div>
  )
}
