import type { ProductDetail } from '@portal/contract/product'
import { preferEnglish, useLanguage } from '../../lib/i18n/language.ts'
import { FilmPlayer } from './film-player.tsx'
import css from './film-list.module.css'

/** The films of a product: the first one large, the others beside each other. */
export function FilmList({ videos }: { videos: ProductDetail['videos'] }) {
  const language = useLanguage()
  return (
    <div className={css['films']} data-count={videos.length}>
      {videos.map(({ film, title, titleEn, cover, captions }) => (
        <FilmPlayer
          key={film.file.url}
          film={film}
          title={preferEnglish(language, title, titleEn)}
          cover={cover}
          captions={captions}
        />
      ))}
    </div>
  )
}
