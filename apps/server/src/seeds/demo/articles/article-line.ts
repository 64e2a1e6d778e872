import type { Article } from '@portal/contract/news-admin'
import type { PictureName, View } from '../pictures.ts'

/** One article of the demonstration. */
export interface ArticleLine {
  /** How long ago it was published. */
  days: number
  /** The rendered picture it opens with. */
  picture: readonly [PictureName, View]
  /** Models of the products that it is about. */
  about?: readonly string[]
  article: Omit<Article, 'cover' | 'audience' | 'author' | 'pinned' | 'products'> &
    Partial<Pick<Article, 'audience' | 'pinned'>>
}

/** Paragraphs of a body; lines that begin with `## ` are headings, those with `- ` items of one list. */
export function text(...lines: string[]): string {
  const html = lines.map((line) => {
    if (line.startsWith('## ')) return `<h2>${line.slice(3)}</h2>`
    return line.startsWith('- ') ? `<li><p>${line.slice(2)}</p></li>` : `<p>${line}</p>`
  })
  return html.join('').replaceAll(/(?:<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`)
}
