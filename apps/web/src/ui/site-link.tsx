import type { Language } from '@portal/contract/kit'
import { type ComponentProps, createContext, useContext } from 'react'
import { useLanguage } from '../lib/i18n/language.ts'
import { Link } from './link.tsx'

/** Puts `lang=en` on an address of the website; Chinese is the address without it. */
export function inSiteLanguage(path: string, language: Language): string {
  if (language !== 'en') return path
  const [address = '', hash] = path.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}lang=en`
  return hash === undefined ? joined : `${joined}#${hash}`
}

/** True where a public page is only shown (review, preview): its links open beside it, so that nothing is lost. */
export const LinksOpenBeside = createContext(false)

/** A link between website pages; it keeps the language of the page it stands on. */
export function SiteLink({ to, ...rest }: ComponentProps<typeof Link>) {
  const beside = useContext(LinksOpenBeside)
  return <Link {...rest} to={inSiteLanguage(to, useLanguage())} {...(beside && { target: '_blank' })} />
}
