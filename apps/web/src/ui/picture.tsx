import type { Picture as PictureData } from '@portal/contract/file'
import css from './picture.module.css'

const address = ({ fileId, token }: PictureData, width: number, format: string): string =>
  `/file/${fileId}/${width}.${format}${token}`

/** The renditions of one format as `srcset` reads them. */
export const srcSet = (picture: PictureData, format: 'webp' | 'avif'): string =>
  picture.widths.map((width) => `${address(picture, width, format)} ${width}w`).join(', ')

/** One rendition at least `width` wide (the widest if none is), for places that take a single address. */
export function pictureAddress(picture: PictureData, width: number): string {
  const chosen = picture.widths.find((one) => one >= width) ?? picture.widths.at(-1) ?? width
  return address(picture, chosen, 'webp')
}

interface Props {
  picture: PictureData
  /** How wide it is drawn, as `sizes` reads it. */
  sizes: string
  /** Instead of the picture's own words; '' for pictures that only repeat what stands beside them. */
  alt?: string
  /** For the picture that the page is about: fetched first, never lazily. */
  first?: boolean
  className?: string | undefined
  /** For a place of a fixed shape, much wider than high: a picture as wide is cut to it, any other stands in it whole. */
  banner?: boolean
}

/** Width over height from which a picture is meant for a banner. */
const WIDE = 2

/** Whether it is wide enough to lie across a page; one that is not stands in such a place whole. */
export const isBanner = ({ width, height }: PictureData): boolean => width >= WIDE * height

/** A picture in the formats and widths that exist, over its blurred placeholder; see-through ones have none. */
export function Picture({ picture, sizes, alt, first = false, className, banner = false }: Props) {
  const placeholder = first || picture.placeholder === '' ? undefined : `url("${picture.placeholder}")`
  return (
    <picture className={css['picture']}>
      {picture.avif && <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />}
      <img
        className={`${css['image']} ${className ?? ''}`}
        data-fit={banner ? (isBanner(picture) ? 'cover' : 'contain') : undefined}
        src={pictureAddress(picture, 640)}
        srcSet={srcSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        style={placeholder ? { backgroundImage: placeholder } : undefined}
      />
    </picture>
  )
}
