import { certificateProblem, type Certificate } from '@portal/contract/content'
import type { z } from 'zod'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { problemsIn } from '../content/problems.ts'
import { type CertificateDraft, documentOf } from './certificate-draft.ts'
import { editorMessages } from './certificate-editor.messages.ts'

/** What keeps the certificates that are typed from being submitted, in one sentence; and what is wrong where. */
export function useCertificateProblem(
  schema: z.ZodType<{ certificates: Certificate[] }>,
  drafts: readonly CertificateDraft[],
): { problem: string | null; problems: ReadonlyMap<string, string> } {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const document = documentOf(drafts)
  const problems = problemsIn(schema, document, language)
  if (problems.size > 0) return { problem: t.incomplete, problems }
  const undated = drafts.find(({ expires, validUntil }) => expires && validUntil === null)
  if (undated) return { problem: t.undated(undated.name), problems }
  return { problem: certificateProblem(document.certificates)?.[language] ?? null, problems }
}
