import { ComplaintFind, ComplaintForm, ComplaintReply } from '@portal/contract/complaint'
import { COMPLAINT_PATH, complaintLimits } from '@portal/contract/complaint-kind'
import type { Language } from '@portal/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '../../platform/errors.ts'
import { success } from '../../platform/http/envelope.ts'
import { type PostedForm, readPostedForm } from '../../platform/http/posted-form.ts'
import { isFromHere } from '../../platform/http/same-origin.ts'
import { rawRoute } from '../../platform/http/serve.ts'
import { check } from '../../platform/http/validation.ts'
import { refusals } from './complaint.policy.ts'
import type { Complaints } from './complaint.service.ts'

/** Textareas are posted with the line breaks of another age; whoever counts characters counts them once. */
const typed = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))

const languageOf = (fields: Record<string, string>): Language => (fields['language'] === 'en' ? 'en' : 'zh-cn')

/** A script of our page asks for data and shows refusals in place; a browser without script is led to a page. */
const isScript = (request: FastifyRequest): boolean => !(request.headers.accept ?? '').includes('text/html')

const lead = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 303)

const addressOf = (path: string, query: Record<string, string>, language: Language): string =>
  `${path}?${new URLSearchParams({ ...query, ...(language === 'en' && { lang: language }) }).toString()}`

interface Taking {
  work(form: PostedForm): Promise<FastifyReply | object>
  /** The page with the form, for a browser without script. */
  back(fields: Record<string, string>): { path: string; query: Record<string, string> }
}
type Take = (request: FastifyRequest, reply: FastifyReply, taking: Taking) => Promise<FastifyReply | object>

/** Reads a form and does its work; what is refused then is kept under a key, and the browser led back. */
function formTaker(complaints: Complaints, { temporaryFolder, publicUrl }: FormSettings): Take {
  const limits = { folder: temporaryFolder, maxBytes: complaintLimits.fileBytes, maxFiles: complaintLimits.files }
  return async (request, reply, { work, back }) => {
    if (!isFromHere(request, publicUrl)) throw refusals.elsewhere()
    await complaints.countPost(request.ip)
    const posted = await readPostedForm(request, limits)
    const form = { ...posted, fields: typed(posted.fields) }
    try {
      if (form.refusal) throw form.refusal
      return await work(form)
    } catch (error) {
      if (!(error instanceof Fault) || isScript(request)) throw error
      const language = languageOf(form.fields)
      const attempt = await complaints.keepAttempt(form.fields, error, language)
      const { path, query } = back(form.fields)
      return lead(reply, addressOf(path, { ...query, attempt }, language))
    } finally {
      await form.remove()
    }
  }
}

interface FormSettings {
  temporaryFolder: string
  /** Where people reach the pages; else the host that was asked. */
  publicUrl: URL | null
}

/** The forms of visitors. A refusal leads back to a form that holds what was typed. */
export function complaintFormRoutes(app: FastifyInstance, complaints: Complaints, settings: FormSettings): void {
  const take = formTaker(complaints, settings)

  rawRoute(app, 'POST', COMPLAINT_PATH, (request, reply) =>
    take(request, reply, {
      work: async ({ fields, files }) => {
        complaints.assertPerson(fields)
        const { email = '', ...rest } = fields
        const body = check(ComplaintForm, { ...rest, email: email.trim() })
        const filed = await complaints.file(body, files, { address: request.ip, language: languageOf(fields) })
        if (isScript(request)) return reply.header('cache-control', 'no-store').send(success(filed))
        return lead(reply, filed.address)
      },
      back: ({ subjectType = '', subjectId = '' }) => ({
        path: `${COMPLAINT_PATH}/new`,
        query: { type: subjectType, id: subjectId },
      }),
    }),
  )

  rawRoute(app, 'POST', `${COMPLAINT_PATH}/find`, (request, reply) =>
    take(request, reply, {
      work: async ({ fields }) => lead(reply, await complaints.find(check(ComplaintFind, fields), languageOf(fields))),
      back: () => ({ path: COMPLAINT_PATH, query: {} }),
    }),
  )

  rawRoute(app, 'POST', `${COMPLAINT_PATH}/reply`, (request, reply) =>
    take(request, reply, {
      work: async ({ fields }) => {
        const token = fields['token'] ?? ''
        await complaints.reply(token, check(ComplaintReply, fields).text)
        return lead(reply, addressOf(COMPLAINT_PATH, { token }, languageOf(fields)))
      },
      back: ({ token = '' }) => ({ path: COMPLAINT_PATH, query: { token } }),
    }),
  )
}
