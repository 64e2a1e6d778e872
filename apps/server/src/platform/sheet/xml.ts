/** Parts of a workbook as a stream of tags and texts, within bounds. */
import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { UnreadableSheet } from './sheet.ts'

export interface XmlHandler {
  open?(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
}

/** A tag or a text longer than this was made to hurt: the parser would keep all of it. */
const MOST_BETWEEN_TAGS = 4 * 1024 * 1024
const TAG = 0x3c

/** Programs may put a prefix before every name (`x:row`). */
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Feeds a part to `handler`; yields after every chunk, so that what was found can be passed on before more is read.
 * Entities of its own that a document declares are not known, and so refused.
 */
export async function* parseXml(stream: Readable, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => handler.open?.(local(name), attributes as Record<string, string>))
  parser.on('text', (text) => handler.text?.(text))
  parser.on('cdata', (text) => handler.text?.(text))
  parser.on('closetag', ({ name }) => handler.close?.(local(name)))
  let since = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const tag = chunk.lastIndexOf(TAG)
    since = tag === -1 ? since + chunk.length : chunk.length - tag
    if (since > MOST_BETWEEN_TAGS) throw new UnreadableSheet('too large')
    parser.write(decoder.decode(chunk, { stream: true }))
    yield
  }
  parser.write(decoder.decode()).close()
}

/** The same to its end. */
export async function readXml(stream: Readable, handler: XmlHandler): Promise<void> {
  for await (const _ of parseXml(stream, handler)) {
    // Nothing to pass on.
  }
}
