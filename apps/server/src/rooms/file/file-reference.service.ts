import type { fileKinds } from '@portal/contract/file'
import { fault } from '../../platform/errors.ts'
import type { Tx } from '../../platform/transaction.ts'
import { refusals } from './file.policy.ts'
import { fileReferenceRepo } from './file-reference.repo.ts'

/** A file that something else refers to, and what kinds of file may stand there. */
export interface Reference {
  fileId: string
  kinds: readonly (typeof fileKinds)[number][]
}

/** What is known of a picture that something refers to; null where it is no picture, or nobody looked. */
export interface Referred {
  width: number | null
  height: number | null
  alpha: boolean | null
}

/**
 * Refuses references to files that are not there, not the enterprise's or of another kind (A0404), and, when something
 * is to be shown to others, files that are still being worked on or could not be (A0400). Answers
 * the files by id.
 */
export async function assertUsable(
  tx: Tx,
  organisationId: string,
  references: readonly Reference[],
  mustBeReady: boolean,
): Promise<Map<string, Referred>> {
  if (references.length === 0) return new Map()
  const wanted = [...new Set(references.map(({ fileId }) => fileId))]
  const found = new Map((await fileReferenceRepo(tx).owned(wanted, organisationId)).map((row) => [row.id, row]))
  for (const { fileId, kinds } of references) {
    const file = found.get(fileId)
    if (!file || !kinds.some((kind) => kind === file.kind)) throw refusals.missing()
    if (!mustBeReady || file.state === 'ready') continue
    throw fault('A0400', {
      'zh-cn':
        file.state === 'failed'
          ? `文件“${file.name}”无法使用，请更换后再提交`
          : `文件“${file.name}”还在处理，请稍候再提交，或先保存草稿`,
      en:
        file.state === 'failed'
          ? `The file “${file.name}” cannot be used. Please replace it before you submit`
          : `The file “${file.name}” is still being worked on. Please submit in a moment, or save a draft now`,
    })
  }
  return found
}
