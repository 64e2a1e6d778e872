/** Compression of HTML and page data by what the browser accepts. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const MIN_BYTES = 1024
/** Quality 4: a page of 60 kB in about a millisecond, close to what higher levels reach on HTML. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }

export interface Encoded {
  content: Buffer
  encoding: 'br' | 'gzip' | undefined
}

export async function encode(content: Buffer, accepts: string | undefined): Promise<Encoded> {
  if (content.length < MIN_BYTES || accepts === undefined) return { content, encoding: undefined }
  if (/\bbr\b/.test(accepts)) return { content: await promisify(brotliCompress)(content, { params }), encoding: 'br' }
  if (/\bgzip\b/.test(accepts)) return { content: await promisify(gzip)(content), encoding: 'gzip' }
  return { content, encoding: undefined }
}
