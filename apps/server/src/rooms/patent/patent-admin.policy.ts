/** Which records an operator may correct, and how a search is read. */
import { CHECKED, STATED } from '@portal/contract/patent-admin'
import { fault } from '../../platform/errors.ts'

/** Only what an enterprise stated, or an operator checked before: a source's own record is corrected at the source. */
export const isCorrectable = (source: string): boolean => source === STATED || source === CHECKED

export function assertCorrectable(source: string): void {
  if (isCorrectable(source)) return
  throw fault('A0400', {
    'zh-cn': '该记录来自数据源，不能手工修改；请在数据源更正后重新导入',
    en: 'This record comes from a source and cannot be changed by hand. Correct it there and import it again',
  })
}

/** Refuses a correction that started from a revision which is no longer the newest (A0409). */
export function assertNewest(row: { revision: number; data_as_of: Date }, startedFrom: number): void {
  if (row.revision === startedFrom) return
  throw fault('A0409', undefined, {
    revision: row.revision,
    updatedBy: null,
    updatedAt: row.data_as_of.toISOString(),
  })
}

/** A tsquery that looks at titles and applicants only; abstracts would drown them. */
export const inTitles = (tsquery: string): string =>
  tsquery
    .split(' & ')
    .map((word) => `${word}:AB`)
    .join(' & ')
