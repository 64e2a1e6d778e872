import type { InquiryEntrance } from '@portal/contract/inquiry'
import { type InquiryTargetType, purposeDicts } from '@portal/contract/inquiry-kind'
import { type Language, languages } from '@portal/contract/kit'
import { orNull } from '../../platform/errors.ts'
import type { Dicts } from '../dict/index.ts'
import { refusals } from './inquiry.policy.ts'

type Offered = InquiryEntrance['purposes']

/** What may be wanted, as operators keep it in two dictionaries. Read once, and again when one of them changed. */
export function createPurposes({ dicts }: { dicts: Pick<Dicts, 'items'> }) {
  const kept = new Map<Language, Promise<Offered>>()

  /** Nothing is offered of a dictionary that operators removed. */
  async function items(code: string, language: Language): Promise<Offered['maker']> {
    const found = (await orNull(dicts.items(code, language))) ?? []
    return found.map(({ value, label }) => ({ value, label }))
  }

  async function read(language: Language): Promise<Offered> {
    const [maker, platform] = await Promise.all([
      items(purposeDicts.maker, language),
      items(purposeDicts.platform, language),
    ])
    return { maker, platform }
  }

  function offered(language: Language): Promise<Offered> {
    const found = kept.get(language)
    if (found) return found
    const asked = read(language)
    kept.set(language, asked)
    asked.catch(() => kept.delete(language))
    return asked
  }

  const of = async (type: InquiryTargetType, language: Language) =>
    (await offered(language))[type === 'platform' ? 'platform' : 'maker']

  return {
    forget: (): void => kept.clear(),
    offered,
    /** Refuses what is not offered. */
    async assertOffered(type: InquiryTargetType, purpose: string): Promise<void> {
      const known = await of(type, languages[0])
      if (!known.some(({ value }) => value === purpose)) throw refusals.purpose()
    },
    /** The words of a purpose; one that is no longer offered is shown as it is. */
    label: async (type: InquiryTargetType, purpose: string, language: Language): Promise<string> =>
      (await of(type, language)).find(({ value }) => value === purpose)?.label ?? purpose,
  }
}
export type Purposes = ReturnType<typeof createPurposes>
