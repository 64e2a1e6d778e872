import type { KeptCertification, Licence } from '@portal/contract/enterprise'
import { industries } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import { regions } from '@portal/contract/region'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import css from './certification-facts.module.css'
import { certificationMessages } from './certification.messages.ts'
import { LicencePicture } from './licence-picture.tsx'

type Certified = z.infer<typeof KeptCertification>

const fields = [
  'name',
  'nameEn',
  'uscc',
  'industry',
  'region',
  'website',
  'address',
  'contactName',
  'contactMobile',
  'contactEmail',
  'profile',
] as const
const wide: readonly string[] = ['address', 'profile']

function shown(from: Certified, field: (typeof fields)[number], language: Language): string {
  if (field === 'industry') return industries[from.industry][language]
  return field === 'region' ? regions[from.region][language] : from[field]
}

interface Props {
  certification: Certified
  /** What it would take the place of: what differs is shown with what it was. */
  before?: Certified | null
  /** Those of `certification` and `before`, as far as there are any. */
  licences: readonly Licence[]
  /** More lines: when it was submitted, and so on. */
  more?: { label: string; value: string }[]
}

interface LineProps {
  label: string
  across?: boolean
  changed?: ReactNode
  children: ReactNode
}

function Line({ label, across = false, changed, children }: LineProps) {
  const t = useMessages(certificationMessages)
  return (
    <div className={across ? css['wide'] : undefined}>
      <dt>{label}</dt>
      <dd className={changed === undefined ? undefined : css['changed']}>
        {children}
        {changed !== undefined && (
          <span className={css['before']}>
            {t.before} {changed}
          </span>
        )}
      </dd>
    </div>
  )
}

/** A certification to read: facts, licence, and what a change would change. */
export function CertificationFacts({ certification, before = null, licences, more = [] }: Props) {
  const t = useMessages(certificationMessages)
  const language = useLanguage()
  const licence = licences.find(({ fileId }) => fileId === certification.licence)
  const earlier = before && licences.find(({ fileId }) => fileId === before.licence)
  const nothing = <span className={css['note']}>{t.empty}</span>
  return (
    <dl className={css['facts']}>
      {fields.map((field) => {
        const value = shown(certification, field, language)
        const was = before ? shown(before, field, language) : value
        return (
          <Line
            key={field}
            label={t[field]}
            across={wide.includes(field)}
            {...(was !== value && { changed: was || nothing })}
          >
            {value || nothing}
          </Line>
        )
      })}
      {more.map(({ label, value }) => (
        <Line key={label} label={label}>
          {value}
        </Line>
      ))}
      <Line
        label={t.licence}
        across
        {...(before &&
          before.licence !== certification.licence && {
            changed: earlier ? <LicencePicture licence={earlier} /> : nothing,
          })}
      >
        {licence ? <LicencePicture licence={licence} /> : nothing}
      </Line>
    </dl>
  )
}
