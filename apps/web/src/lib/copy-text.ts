/** The old command, by a field that nobody sees: pages on plain http have no clipboard. */
function byCommand(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // Beside what has the focus: a dialog gives it to nothing outside of it.
  const place = before?.parentElement ?? document.body
  place.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}

/** Copies a text to the clipboard; answers whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return byCommand(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
