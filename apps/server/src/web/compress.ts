/** Compression of HTML and page data by what the browser accepts. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const MIN_BYTES = 1024
/** Quality 5: a tenth less than 4 for about the same time; 7 takes twice as long for another twentieth. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  // A quarter of a megabyte holds a page. Several of the usual four at once, and V8 collects all garbage again and again.
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

export type Encoding = 'br' | 'gzip'

/** The best encoding that a browser accepts by its `Accept-Encoding`. */
export function encodingOf(accepts: string | undefined): Encoding | undefined {
  if (accepts === undefined) return undefined
  if (/\bbr\b/.test(accepts)) return 'br'
  return /\bgzip\b/.test(accepts) ? 'gzip' : undefined
}

export interface Encoded {
  content: Buffer
  encoding: Encoding | undefined
}

/** Small contents stay as they are. */
export async function encode(content: Buffer, encoding: Encoding | undefined): Promise<Encoded> {
  if (content.length < MIN_BYTES || encoding === undefined) return { content, encoding: undefined }
  if (encoding === 'gzip') return { content: await promisify(gzip)(content), encoding }
  return { content: await promisify(brotliCompress)(content, { params }), encoding }
}
