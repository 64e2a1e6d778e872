import { InquiryForm, InquiryReply } from '@portal/contract/inquiry'
import { INQUIRY_PATH } from '@portal/contract/inquiry-kind'
import type { FastifyInstance } from 'fastify'
import { acknowledge, formLanguage, type FormSettings, formTaker, withLink } from '../../platform/http/form-taking.ts'
import { rawRoute } from '../../platform/http/serve.ts'
import { check } from '../../platform/http/validation.ts'
import type { Inquiries } from './inquiry.service.ts'

/** No form of an inquiry brings files. */
const NO_FILES = { maxBytes: 1024, maxFiles: 0 }

const trimmed = ({ email = '', phone = '', ...rest }: Record<string, string>) => ({
  ...rest,
  email: email.trim(),
  phone: phone.trim(),
})

/** The page with the form of a target. */
function formPage({ targetType = '', targetId = '' }: Record<string, string>) {
  if (targetType === 'platform') return { path: '/website/about', query: {} }
  const target = targetType === 'enterprise' ? 'enterprise' : 'product'
  return { path: `${INQUIRY_PATH}/new`, query: { [target]: targetId } }
}
/** The forms of visitors. A refusal leads back to a form that holds what was typed. */
export function inquiryFormRoutes(app: FastifyInstance, inquiries: Inquiries, settings: FormSettings): void {
  const { visitor } = inquiries
  const take = formTaker(inquiries, settings, NO_FILES)

  rawRoute(app, 'POST', INQUIRY_PATH, (request, reply) =>
    take(request, reply, {
      once: true,
      work: async ({ fields }) => {
        const language = formLanguage(fields)
        const asked = async () => {
          // What is wrong with the fields is told first: who mends them has taken the time that people take.
          const body = check(InquiryForm, trimmed(fields))
          inquiries.assertUnhurried(fields)
          return inquiries.ask(body, { address: request.ip, language })
        }
        const receipt = inquiries.isTrapped(fields) ? inquiries.pretend(language) : await asked()
        return acknowledge(request, reply, receipt)
      },
      back: formPage,
    }),
  )

  rawRoute(app, 'POST', `${INQUIRY_PATH}/reply`, (request, reply) =>
    take(
      request,
      reply,
      withLink(reply, INQUIRY_PATH, (token, fields) => visitor.reply(token, check(InquiryReply, fields).text)),
    ),
  )
  rawRoute(app, 'POST', `${INQUIRY_PATH}/close`, (request, reply) =>
    take(request, reply, withLink(reply, INQUIRY_PATH, visitor.close)),
  )
  rawRoute(app, 'POST', `${INQUIRY_PATH}/erase`, (request, reply) =>
    take(request, reply, withLink(reply, INQUIRY_PATH, visitor.erase, { erased: 'yes' })),
  )
}
