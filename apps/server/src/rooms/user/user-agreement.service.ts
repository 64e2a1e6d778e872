import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@portal/contract/kit'
import type { UserAgreement } from '@portal/contract/user'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Tx } from '../../platform/transaction.ts'
import { userAgreementRepo } from './user-agreement.repo.ts'
import { dayOf } from './user-profile.view.ts'
import type { Visit } from './user.service.ts'

/** `2026-11-20.zh-cn.md`: the day it comes into force, and its language. */
const NAME = /^(\d{4}-\d{2}-\d{2})\.(zh-cn|en)\.md$/

/** Beside this file in the sources, and beside main.js in the bundle. */
const folder = new URL('./agreements/', import.meta.url)

/** The title is the first line of the text, `# …`. */
function read(name: string): Pick<UserAgreement, 'title' | 'text'> {
  const [first = '', ...lines] = readFileSync(new URL(name, folder), 'utf8').split('\n')
  return { title: first.replace(/^# */, ''), text: lines.join('\n').trim() }
}

const changed = () =>
  fault('A0101', {
    'zh-cn': '用户协议已更新，请阅读新版本后重新同意',
    en: 'The user agreement has changed. Please read the new version and agree again',
  })

/** The versions of the user agreement, and who agreed to which. The texts are read once. */
export function createAgreements() {
  const versions = new Map<string, Partial<Record<Language, Pick<UserAgreement, 'title' | 'text'>>>>()
  for (const name of readdirSync(folder).toSorted()) {
    const [, version, language] = NAME.exec(name) ?? []
    if (version) versions.set(version, { ...versions.get(version), [language as Language]: read(name) })
  }
  const [oldest = ''] = versions.keys()
  /** The newest whose day has come. */
  const inForce = (): string => [...versions.keys()].findLast((version) => version <= dayOf(now())) ?? oldest

  return {
    /** The text in force. */
    current(language: Language): UserAgreement {
      const version = inForce()
      const text = versions.get(version)?.[language]
      if (!text) throw new Error(`the user agreement ${version} has no text in ${language}`)
      return { version, ...text }
    },

    /**
     * The version that somebody agrees to: `current`, or the version they read. A0101 without consent (null), and for a
     * version that is no longer in force: they would agree to something else than they read.
     */
    agreedTo(version: string | null): string {
      if (version === null) throw fault('A0101')
      const current = inForce()
      if (version !== 'current' && version !== current) throw changed()
      return current
    },

    /** Notes that somebody agreed, when and from where. */
    async record(tx: Tx, userId: string, version: string, visit: Visit): Promise<void> {
      const { address, userAgent: user_agent } = visit
      await userAgreementRepo(tx).insert({ user_id: userId, version, address, user_agent, at: now() })
    },
  }
}
export type Agreements = ReturnType<typeof createAgreements>
