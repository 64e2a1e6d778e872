/**
 * Draws the first page of a PDF on a thread of its own: a document that was made to hurt must neither stop the server
 * nor fill its memory. One document per thread; it answers and ends.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { FirstPage } from './document-thread.ts'

const MOST_WIDE = 1_600
const MOST_HIGH = 2_400
/** What the drawing library may take; it asks for more and gets none, as on a machine that has no more. */
const MOST_BYTES = 512 * 1024 * 1024
const PAGE_BYTES = 65_536

const { grow } = WebAssembly.Memory.prototype
let wasRefused = false
WebAssembly.Memory.prototype.grow = function growWithin(this: WebAssembly.Memory, pages: number): number {
  if (this.buffer.byteLength + pages * PAGE_BYTES > MOST_BYTES) {
    wasRefused = true
    throw new RangeError('no more memory for this document')
  }
  return grow.call(this, pages)
}

type Loaded = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>

/** The library tells its reasons apart by their sentence only. */
const isLocked = (error: unknown): boolean => error instanceof Error && /password|security/i.test(error.message)

async function firstPageOf(document: Loaded): Promise<FirstPage> {
  const pages = document.getPageCount()
  if (pages === 0) return { outcome: 'blank' }
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  if (!(originalWidth > 0 && originalHeight > 0)) return { outcome: 'blank' }
  const scale = Math.min(MOST_WIDE / originalWidth, MOST_HIGH / originalHeight)
  const width = Math.max(1, Math.round(originalWidth * scale))
  const height = Math.max(1, Math.round(originalHeight * scale))
  const drawn = await page.render({ width, height, render: 'bitmap' })
  return { outcome: 'drawn', pixels: drawn.data, width: drawn.width, height: drawn.height, pages }
}

async function work(bytes: Uint8Array): Promise<FirstPage> {
  const library = await PDFiumLibrary.init()
  try {
    return await firstPageOf(await library.loadDocument(bytes))
  } catch (error) {
    if (wasRefused) return { outcome: 'excessive' }
    return { outcome: isLocked(error) ? 'encrypted' : 'damaged' }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(await work((workerData as { bytes: Uint8Array }).bytes))
