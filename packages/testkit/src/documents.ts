/** Files for tests that are no pictures, written byte by byte. */

/** A PDF of one page (A4), red square on white; `pages` 0: none at all; `box`: of the page, in points. */
export function pdfBytes({ pages = 1, box = [595, 842], content = '1 0 0 rg 100 100 300 300 re f' } = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${3 + index} 0 R`).join(' ')
  const stream = 3 + pages
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    ...Array.from(
      { length: pages },
      () => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${box[0]} ${box[1]}]/Contents ${stream} 0 R>>`,
    ),
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return start
  })
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  return Buffer.from(
    `${text}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}

/** Bytes that begin as an MP4 does; nothing in it can be played. */
export function mp4Bytes(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  // Every byte tells where it stands, so that pieces in the wrong order are seen.
  for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32BE(at, at)
  bytes.write('\0\0\0\u0018ftypisom\0\0\u0002\0isommp42', 0, 'latin1')
  return bytes
}

export const vttBytes = (): Buffer => Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\n离心泵的叶轮\n')
