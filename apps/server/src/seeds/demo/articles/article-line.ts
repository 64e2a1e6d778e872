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

type Block = 'h2' | 'ul' | 'ol' | 'blockquote' | 'table' | 'p'

/** How a line begins that is no paragraph. */
const marks: readonly (readonly [string, Block])[] = [
  ['## ', 'h2'],
  ['- ', 'ul'],
  ['+ ', 'ol'],
  ['> ', 'blockquote'],
  ['| ', 'table'],
]

const each = (tag: string, lines: readonly string[]): string => lines.map((line) => `<${tag}>${line}</${tag}>`).join('')
const list = (lines: readonly string[]): string =>
  each(
    'li',
    lines.map((line) => `<p>${line}</p>`),
  )
const row = (line: string, cell: 'th' | 'td'): string =>
  `<tr>${each(
    cell,
    line
      .replace(/ \|$/, '')
      .split(' | ')
      .map((words) => `<p>${words}</p>`),
  )}</tr>`

const written: Record<Block, (lines: readonly string[]) => string> = {
  h2: (lines) => each('h2', lines),
  ul: (lines) => `<ul>${list(lines)}</ul>`,
  ol: (lines) => `<ol>${list(lines)}</ol>`,
  blockquote: (lines) => `<blockquote>${each('p', lines)}</blockquote>`,
  table: (rows) =>
    `<table><tbody>${rows.map((line, index) => row(line, index === 0 ? 'th' : 'td')).join('')}</tbody></table>`,
  p: (lines) => each('p', lines),
}

/**
 * Paragraphs of a body. Lines that begin with `## ` are headings, with `- ` items of a list, with `+ ` of a numbered one,
 * with `> ` words that are quoted, with `| ` rows of a table, its heads first and its cells divided by ` | `.
 */
export function text(...lines: string[]): string {
  const runs: { block: Block; lines: string[] }[] = []
  for (const line of lines) {
    const [mark, block] = marks.find(([beginning]) => line.startsWith(beginning)) ?? (['', 'p'] as const)
    const last = runs.at(-1)
    const words = line.slice(mark.length)
    if (last?.block === block) last.lines.push(words)
    else runs.push({ block, lines: [words] })
  }
  return runs.map((run) => written[run.block](run.lines)).join('')
}
