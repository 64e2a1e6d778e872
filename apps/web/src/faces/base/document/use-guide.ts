import type { Language } from '@portal/contract/kit'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../lib/i18n/language.ts'
import type { Chapter } from './chapters.ts'
import { documentMessages } from './document.messages.ts'

/** Text and renderer are loaded with the page alone, and one language of it. */
async function loadGuide(language: Language): Promise<Chapter[]> {
  const text = language === 'en' ? import('./guide-en.ts') : import('./guide-zh-cn.ts')
  const [{ files }, { chaptersOf }] = await Promise.all([text, import('./chapters.ts')])
  return chaptersOf(files, documentMessages[language].linkTo)
}

interface Guide {
  language: Language
  /** undefined: it could not be loaded. */
  chapters: Chapter[] | undefined
}

/** The guide in the language shown; null while it is loading. */
export function useGuide(): { chapters: Chapter[] | null; failed: boolean } {
  const language = useLanguage()
  const [guide, setGuide] = useState<Guide>()
  useEffect(() => {
    let wanted = true
    const show = (chapters: Chapter[] | undefined): void => {
      if (wanted) setGuide({ language, chapters })
    }
    void loadGuide(language).then(show, () => show(undefined))
    return () => {
      wanted = false
    }
  }, [language])
  const ready = guide?.language === language
  return { chapters: (ready && guide.chapters) || null, failed: ready && guide.chapters === undefined }
}
