/**
 * Forms of the website that work without JavaScript: a browser is led from page to page, a script of ours is answered
 * in the envelope. A refusal leads back to a form that holds what was typed.
 */
import { type Language, languageOf } from '@portal/contract/kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '../errors.ts'
import type { PublicFormGuard } from '../public-form-guard.ts'
import { success } from './envelope.ts'
import { performForm } from './once.ts'
import { type PostedForm, readPostedForm } from './posted-form.ts'
import { isFromHere } from './same-origin.ts'

/** Textareas are posted with the line breaks of another age; whoever counts characters counts them once. */
const typed = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))

/** The language of the page that the form stands on; it is posted along. */
export const formLanguage = (fields: Record<string, string>): Language => languageOf(fields['language'])

/** A script of our page asks for data and shows refusals in place; a browser without script is led to a page. */
const isScript = (request: FastifyRequest): boolean => !(request.headers.accept ?? '').includes('text/html')

/** Leads the browser on; addresses hold secrets, so nothing keeps or passes them. */
export const lead = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 303)

/** A page of the website in a language. */
export const formAddress = (path: string, query: Record<string, string>, language: Language): string => {
  const search = new URLSearchParams({ ...query, ...(language === 'en' && { lang: language }) }).toString()
  return search === '' ? path : `${path}?${search}`
}

/** What was taken: its number, for a script of ours; the page where it goes on, for a browser. */
export const acknowledge = (
  request: FastifyRequest,
  reply: FastifyReply,
  receipt: { number: string; address: string },
): FastifyReply =>
  isScript(request) ? reply.header('cache-control', 'no-store').send(success(receipt)) : lead(reply, receipt.address)

export interface FormWork {
  /** It brings something new, under the stamp of the page: the same form is taken once. */
  once?: true
  work(form: PostedForm): Promise<FastifyReply | object>
  /** The page with the form, for a browser without script. */
  back(fields: Record<string, string>): { path: string; query: Record<string, string> }
}

/**
 * What is done with a form of the page at `path` that a mailed link opened; then the browser is led back there.
 * `done`: what the page is asked for instead of the thing that the link led to.
 */
export const withLink = (
  reply: FastifyReply,
  path: string,
  work: (token: string, fields: Record<string, string>) => Promise<unknown>,
  done?: Record<string, string>,
): FormWork => ({
  work: async ({ fields }) => {
    const token = fields['token'] ?? ''
    await work(token, fields)
    return lead(reply, formAddress(path, done ?? { token }, formLanguage(fields)))
  },
  back: ({ token = '' }) => ({ path, query: { token } }),
})

export type TakeForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  taking: FormWork,
) => Promise<FastifyReply | object>

export interface FormSettings {
  temporaryFolder: string
  /** Where people reach the pages; else the host that was asked. */
  publicUrl: URL | null
}

/** Reads a form and does its work; what is refused then is kept under a key, and the browser led back. */
export function formTaker(
  formGuard: Pick<PublicFormGuard, 'countPost' | 'keepAttempt' | 'elsewhere'>,
  { temporaryFolder, publicUrl }: FormSettings,
  files: { maxBytes: number; maxFiles: number },
): TakeForm {
  const limits = { folder: temporaryFolder, ...files }
  return async (request, reply, { work, back, once }) => {
    if (!isFromHere(request, publicUrl)) throw formGuard.elsewhere()
    await formGuard.countPost(request.ip)
    const posted = await readPostedForm(request, limits)
    const form = { ...posted, fields: typed(posted.fields) }
    try {
      if (form.refusal) throw form.refusal
      if (!once) return await work(form)
      const { idempotency } = request.server.endpoints
      return await performForm(idempotency, request.routeOptions.url ?? '', form, () => work(form))
    } catch (error) {
      if (!(error instanceof Fault) || isScript(request)) throw error
      const language = formLanguage(form.fields)
      const attempt = await formGuard.keepAttempt(form.fields, error, language)
      const { path, query } = back(form.fields)
      return lead(reply, formAddress(path, { ...query, attempt }, language))
    } finally {
      await form.remove()
    }
  }
}
