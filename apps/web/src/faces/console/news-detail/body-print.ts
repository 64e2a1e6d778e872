/** Addresses of pictures change with every answer, and a browser writes what it read in its own way. */

const known = new Map<string, string>()
/** More than one page ever compares. */
const KEPT = 40

function print(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  if (!(node instanceof Element)) return ''
  const name = node.tagName.toLowerCase()
  const facts = [node.getAttribute('href'), node.getAttribute('data-file'), node.getAttribute('alt')].filter(Boolean)
  return `<${[name, ...facts].join(' ')}>${[...node.childNodes].map(print).join('')}</${name}>`
}

function printOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const parts = [...body.childNodes].map(print)
  while (/^(<p>(<br><\/br>|\s)*<\/p>|\s*)$/.test(parts.at(-1) ?? '-')) parts.pop()
  return parts.join('')
}

/** What two bodies have in common when they show readers the same. */
export function bodyPrint(html: string): string {
  const print = known.get(html) ?? printOf(html)
  if (known.size >= KEPT) known.clear()
  known.set(html, print)
  return print
}
