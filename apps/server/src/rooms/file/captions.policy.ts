/** WebVTT captions, read as a player reads them, so that what is wrong is told to whoever wrote them. */
import type { CaptionsDetail } from '@portal/contract/file'

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const TIMES = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t]+(.*))?$`)
const SETTING = /^(?:vertical|line|position|size|align|region):\S+$/

const milliseconds = (hours: string | undefined, minutes: string, seconds: string, rest: string): number =>
  ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest)

/** Begin and end of a line of times; null when it is none. */
function timesOf(line: string): { start: number; end: number } | null {
  const found = TIMES.exec(line)
  if (!found) return null
  const [, h1, m1 = '', s1 = '', f1 = '', h2, m2 = '', s2 = '', f2 = '', settings = ''] = found
  if (settings.split(/[ \t]+/).some((one) => one !== '' && !SETTING.test(one))) return null
  return { start: milliseconds(h1, m1, s1, f1), end: milliseconds(h2, m2, s2, f2) }
}

interface Block {
  /** Counts from 1. */
  line: number
  lines: string[]
}

/** What stands between empty lines. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line === '') open = null
    else if (open) open.lines.push(line)
    else blocks.push((open = { line: index + 1, lines: [line] }))
  }
  return blocks
}

/** Reads captions. `line` is where they first break the rules; null when they do not. */
export function readCaptions(text: string): CaptionsDetail {
  const [head, ...blocks] = blocksOf(text.replace(/^\uFEFF/, ''))
  const broken = (line: number): CaptionsDetail => ({ cues: 0, endMs: 0, line })
  if (!head || head.line !== 1 || !/^WEBVTT(?:[ \t].*)?$/.test(head.lines[0] ?? '')) return broken(1)
  let cues = 0
  let endMs = 0
  let last = 0
  for (const { line, lines } of blocks) {
    const [first = '', second = ''] = lines
    if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first)) continue
    // A cue may have a name on the line above its times.
    const at = first.includes('-->') ? 0 : 1
    const times = timesOf(at === 0 ? first : second)
    if (!times || times.end <= times.start || times.start < last) return broken(line + (lines.length > at ? at : 0))
    if (lines.slice(at + 1).some((one) => one.includes('-->'))) return broken(line + at + 1)
    cues += 1
    last = times.start
    endMs = Math.max(endMs, times.end)
  }
  return cues === 0 ? broken(head.line) : { cues, endMs, line: null }
}

const STYLE = /^STYLE(?:\s|$)/

/** Captions without the styles that they bring: what they say stays, how it looks is the page's. */
export function withoutStyles(text: string): string {
  let isStyle = false
  let isBlockBegin = false
  const kept = text.split(/\r\n|\r|\n/).filter((line) => {
    if (line === '') isStyle = false
    else if (isBlockBegin && STYLE.test(line)) isStyle = true
    isBlockBegin = line === ''
    return !isStyle
  })
  return kept.join('\n')
}
