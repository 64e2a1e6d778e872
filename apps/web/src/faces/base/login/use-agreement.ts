import type { ConsentDocument } from '@portal/contract/user-consent'
import { useEffect, useState } from 'react'
import { fetchPageData } from '../../../app/website-data.ts'
import type { AgreementView } from '../../../features/agreement/agreement-view.ts'
import { useLanguage } from '../../../lib/i18n/language.ts'

export interface Agreement {
  /** Undefined while it loads, or when it could not be loaded. */
  text: AgreementView | undefined
  failed: boolean
  /** Address of the page with the same text. */
  address: string
  refresh(): void
}

/** A text that is agreed to, as it is in force, in the language shown: the data of its public page. */
export function useAgreement(document: ConsentDocument = 'agreement'): Agreement {
  const language = useLanguage()
  const address = `/website/${document}${language === 'en' ? '?lang=en' : ''}`
  const [turn, setTurn] = useState(0)
  const [loaded, setLoaded] = useState<{ text?: AgreementView; failed: boolean }>({ failed: false })
  useEffect(() => {
    const controller = new AbortController()
    const request = new Request(address, { signal: controller.signal })
    fetchPageData(`website/${document}/${document}`, request).then(
      (text) => setLoaded({ text: text as AgreementView, failed: false }),
      () => {
        if (!controller.signal.aborted) setLoaded({ failed: true })
      },
    )
    return () => controller.abort()
  }, [address, document, turn])
  return { text: loaded.text, failed: loaded.failed, address, refresh: () => setTurn((count) => count + 1) }
}
