import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@portal/contract/kit'
import { dayOf, now } from '../../platform/clock.ts'

export interface PublishedText {
  /** The day it came into force, `YYYY-MM-DD`. */
  version: string
  title: string
  /** Markdown, without the title. */
  text: string
}

/** What a version says of the one before it. */
interface PublishedChanges {
  version: string
  lines: string[]
}

/** `2026-11-20.zh-cn.md`: the day it comes into force, and its language. */
const NAME = /^(\d{4}-\d{2}-\d{2})\.(zh-cn|en)\.md$/

interface Written {
  title: string
  /** What changed since the version before, line by line; none where it does not say. */
  changes: string[]
  text: string
}

/** The title is the first line of the text, `# …`; what is quoted right below it (`> …`) tells what changed, and is no part of the text. */
function read(file: URL): Written {
  const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n')
  const text = lines.join('\n').trim()
  const quoted = /^(?:>.*(?:\n|$))*/.exec(text)?.[0] ?? ''
  const changes = quoted
    .split('\n')
    .map((line) => line.replace(/^> *(?:- )?/, '').trim())
    .filter((line) => line !== '')
  return { title: first.replace(/^# */, ''), changes, text: text.slice(quoted.length).trim() }
}

/** Reads a folder of texts once: each day a version, in both languages. */
export function readPublishedTexts(folder: URL) {
  const versions = new Map<string, Partial<Record<Language, Written>>>()
  for (const file of readdirSync(folder).toSorted()) {
    const [, version, language] = NAME.exec(file) ?? []
    if (version)
      versions.set(version, { ...versions.get(version), [language as Language]: read(new URL(file, folder)) })
  }
  const [oldest = ''] = versions.keys()
  /** The newest whose day has come. */
  const inForce = (): string => [...versions.keys()].findLast((version) => version <= dayOf(now())) ?? oldest

  return {
    version: inForce,
    /** The text in force. */
    current(language: Language): PublishedText {
      const version = inForce()
      const written = versions.get(version)?.[language]
      if (!written) throw new Error(`${folder.pathname}: version ${version} has no text in ${language}`)
      return { version, title: written.title, text: written.text }
    },
    /** What the versions in force since then say of what changed, the oldest first. */
    changesSince(since: string, language: Language): PublishedChanges[] {
      const until = inForce()
      return [...versions]
        .filter(([version]) => version > since && version <= until)
        .map(([version, written]) => ({ version, lines: written[language]?.changes ?? [] }))
        .filter(({ lines }) => lines.length > 0)
    },
  }
}
export type PublishedTexts = ReturnType<typeof readPublishedTexts>

/** The folders lie beside this file in the sources, and beside main.js in the bundle. */
export const publishedTexts = (name: 'agreements' | 'privacy'): PublishedTexts =>
  readPublishedTexts(new URL(`./${name}/`, import.meta.url))
