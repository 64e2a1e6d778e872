/** What word processors and web pages put on the clipboard, brought near to what the editor can hold. */

const WORD_LIST = /mso-list:/i
const NUMBERED = /^\s*[\d一二三四五六七八九十a-z]+[.、)）]/i

/** Comments (conditional ones among them) and the elements of office formats go; their words stay where there are any. */
function removeOffice(body: HTMLElement): void {
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment)
  for (const element of body.querySelectorAll('style, script, xml, meta, link, title')) element.remove()
  for (const element of body.querySelectorAll('*')) {
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes)
  }
}

/** Word writes lists as paragraphs with a drawn mark: they become items again. */
function rebuildLists(body: HTMLElement): void {
  let list = null as HTMLElement | null
  for (const paragraph of body.querySelectorAll('p')) {
    if (!WORD_LIST.test(paragraph.getAttribute('style') ?? '')) {
      list = null
      continue
    }
    const mark = [...paragraph.querySelectorAll('span')].find((span) =>
      /ignore/i.test(span.getAttribute('style') ?? ''),
    )
    const tag = NUMBERED.test(mark?.textContent ?? '') ? 'ol' : 'ul'
    mark?.remove()
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    if (list?.tagName.toLowerCase() === tag && list.nextElementSibling === paragraph) {
      list.append(item)
      paragraph.remove()
    } else {
      list = document.createElement(tag)
      list.append(item)
      paragraph.replaceWith(list)
    }
  }
}

const HEADINGS: Record<string, string> = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' }

function renameHeadings(body: HTMLElement): void {
  for (const [from, to] of Object.entries(HEADINGS)) {
    for (const heading of body.querySelectorAll(from)) {
      const renamed = document.createElement(to)
      renamed.append(...heading.childNodes)
      heading.replaceWith(renamed)
    }
  }
}

/** Pictures of elsewhere cannot be shown; those of ours come with their figure. */
function removePictures(body: HTMLElement): void {
  for (const image of body.querySelectorAll('img:not([data-file])')) image.remove()
}

/** Looks and handlers of elsewhere have no place here, not even for the moment of reading them. */
function removeAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (/^(on|style$|class$|id$)/.test(name)) element.removeAttribute(name)
    }
  }
}

/** HTML of the clipboard as the editor should read it. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  removeOffice(body)
  rebuildLists(body)
  renameHeadings(body)
  removePictures(body)
  removeAttributes(body)
  return body.innerHTML
}
