import { Picture as PictureSchema, type Picture as PictureData } from '@portal/contract/file'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { Picture } from '../../ui/picture.tsx'
import { useFilingValue } from '../filing/filing-value.ts'
import { documentFieldMessages } from './document-field.messages.ts'
import css from './merge-dialog.module.css'
import { mergeMessages } from './merge.messages.ts'

/** Fields whose values are codes. */
const coded = ['industry', 'filingStatus', 'recognitionStatus'] as const
/** What documents hold for programs alone. */
const silent: readonly string[] = ['key', 'fileId', 'token', 'patentId']

const picturesIn = (value: unknown): PictureData[] => {
  if (typeof value !== 'object' || value === null) return []
  const { data: picture } = PictureSchema.safeParse(value)
  return picture ? [picture] : Object.values(value).flatMap(picturesIn)
}

/** A value of a document in words, with the names of the fields in it. */
function useValueText(): (field: string, value: unknown) => string {
  const t = useMessages(mergeMessages)
  const fields: Partial<Record<string, string>> = useMessages(documentFieldMessages)
  const filing = useFilingValue()
  const text = (field: string, value: unknown): string => {
    if (typeof value === 'number') return String(value)
    if (typeof value === 'boolean') return value ? t.yes : t.no
    if (typeof value === 'string') {
      const code = coded.find((one) => one === field)
      return code ? filing(code, value) : value
    }
    if (typeof value !== 'object' || value === null) return ''
    if (Array.isArray(value)) return value.flatMap((one) => text(field, one) || []).join('\n')
    const { data: picture } = PictureSchema.safeParse(value)
    if (picture) return picture.alt
    const told = Object.entries(value).flatMap(([name, inner]) => {
      const says = silent.includes(name) ? '' : text(name, inner)
      const label = fields[name]
      return says === '' ? [] : [label === undefined ? says : `${label}${t.colon}${says}`]
    })
    return told.join(t.semicolon)
  }
  return text
}

/** Pictures of a version, small. */
export function MergePictures({ pictures }: { pictures: readonly PictureData[] }) {
  return (
    <span className={css['pictures']}>
      {pictures.map((picture) => (
        <Picture key={picture.fileId} picture={picture} sizes="96px" alt="" />
      ))}
    </span>
  )
}

interface Props {
  field: string
  value: unknown
  /** How its editor shows it; undefined: in words, with the pictures in it. */
  shown: ReactNode
}

/** One side of a field. */
export function MergeValue({ field, value, shown }: Props) {
  const t = useMessages(mergeMessages)
  const text = useValueText()
  const words = shown === undefined ? text(field, value) : shown
  const pictures = shown === undefined ? picturesIn(value) : []
  const isNothing = words === '' || words === null
  return (
    <>
      {pictures.length > 0 && <MergePictures pictures={pictures} />}
      {isNothing && pictures.length === 0 ? <em>{t.nothing}</em> : <div className={css['words']}>{words}</div>}
    </>
  )
}
