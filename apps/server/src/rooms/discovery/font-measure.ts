/** Reads of a TrueType font what setting lines needs: which characters it has, and how wide each is. */

export interface FontMeasure {
  has(character: string): boolean
  /** Width at a size, in the same unit as the size. */
  width(text: string, size: number): number
}

/** Offsets of the tables, by name. */
function tablesOf(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, index) => 12 + index * 16)
  return new Map(records.map((at) => [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)]))
}

/** The table of characters of the basic plane, format 4: segments with a delta or a list of glyphs. */
function glyphsOf(font: Buffer, cmap: number): Map<number, number> {
  const count = font.readUInt16BE(cmap + 2)
  const offsets = Array.from({ length: count }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8))
  const at = offsets.find((offset) => font.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('the font has no table of characters in format 4')
  const segments = font.readUInt16BE(at + 6) / 2
  const glyphs = new Map<number, number>()
  for (let segment = 0; segment < segments; segment += 1) {
    const end = font.readUInt16BE(at + 14 + segment * 2)
    const start = font.readUInt16BE(at + 16 + (segments + segment) * 2)
    const delta = font.readUInt16BE(at + 16 + (2 * segments + segment) * 2)
    const rangeAt = at + 16 + (3 * segments + segment) * 2
    const range = font.readUInt16BE(rangeAt)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : font.readUInt16BE(rangeAt + range + (code - start) * 2)
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
  return glyphs
}

export function measureFont(font: Buffer): FontMeasure {
  const tables = tablesOf(font)
  const table = (name: string): number => {
    const offset = tables.get(name)
    if (offset === undefined) throw new Error(`the font has no table ${name}`)
    return offset
  }
  const glyphs = glyphsOf(font, table('cmap'))
  const unitsPerEm = font.readUInt16BE(table('head') + 18)
  const measured = font.readUInt16BE(table('hhea') + 34)
  const widths = table('hmtx')
  const advance = (character: string): number => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0) ?? 0
    return font.readUInt16BE(widths + Math.min(glyph, measured - 1) * 4) / unitsPerEm
  }
  return {
    has: (character) => glyphs.has(character.codePointAt(0) ?? 0),
    width: (text, size) => [...text].reduce((sum, character) => sum + advance(character), 0) * size,
  }
}
