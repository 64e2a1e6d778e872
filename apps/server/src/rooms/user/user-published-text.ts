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

/** `2026-11-20.zh-cn.md`: the day it comes into force, and its language. */
const NAME = /^(\d{4}-\d{2}-\d{2})\.(zh-cn|en)\.md$/

/** The title is the first line of the text, `# …`. */
function read(file: URL): Pick<PublishedText, 'title' | 'text'> {
  const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n')
  return { title: first.replace(/^# */, ''), text: lines.join('\n').trim() }
}

/** Reads a folder of texts once: each day a version, in both languages. */
export function readPublishedTexts(name: 'agreements' | 'privacy') {
  /** Beside this file in the sources, and beside main.js in the bundle. */
  const folder = new URL(`./${name}/`, import.meta.url)
  const versions = new Map<string, Partial<Record<Language, Pick<PublishedText, 'title' | 'text'>>>>()
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
      const text = versions.get(version)?.[language]
      if (!text) throw new Error(`${name}: version ${version} has no text in ${language}`)
      return { version, ...text }
    },
  }
}
