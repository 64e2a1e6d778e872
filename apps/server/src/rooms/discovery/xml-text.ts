/** Text for XML. */

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML 1.0 cannot hold at all, not even escaped: control characters, lone surrogates, two non-characters. */
const IMPOSSIBLE =
  // oxlint-disable-next-line no-control-regex -- these are the characters to be taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Text as it may stand in elements and attributes, also of SVG. */
export const xmlText = (text: string): string =>
  text.replaceAll(IMPOSSIBLE, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
