/**
 * Keeps what was made of a text, for what costs much and is asked for often. Once it holds `most` answers it forgets them
 * all: addresses that lead nowhere may be as many as somebody likes.
 */
export function remembered<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = make(text)
    if (known.size >= most) known.clear()
    known.set(text, made)
    return made
  }
}
