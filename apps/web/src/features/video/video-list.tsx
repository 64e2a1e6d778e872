import type { ProductDetail } from '@portal/contract/product'
import { preferEnglish, useLanguage } from '../../lib/i18n/language.ts'
import { VideoPlayer } from './video-player.tsx'
import css from './video-list.module.css'

/** The videos of a product: the first one large, the others beside each other. */
export function VideoList({ videos }: { videos: ProductDetail['videos'] }) {
  const language = useLanguage()
  return (
    <div className={css['videos']} data-count={videos.length}>
      {videos.map(({ playback, title, titleEn, cover, captions }) => (
        <VideoPlayer
          key={playback.file.url}
          playback={playback}
          title={preferEnglish(language, title, titleEn)}
          cover={cover}
          captions={captions}
        />
      ))}
    </div>
  )
}
