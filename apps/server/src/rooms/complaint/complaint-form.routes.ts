import { ComplaintFind, ComplaintForm, ComplaintReply } from '@portal/contract/complaint'
import { COMPLAINT_PATH, complaintLimits } from '@portal/contract/complaint-kind'
import type { FastifyInstance } from 'fastify'
import {
  acknowledge,
  formAddress,
  formLanguage,
  type FormSettings,
  formTaker,
  lead,
  withLink,
} from '../../platform/http/form-taking.ts'
import { rawRoute } from '../../platform/http/serve.ts'
import { check } from '../../platform/http/validation.ts'
import type { Complaints } from './complaint.service.ts'

/** The forms of visitors. A refusal leads back to a form that holds what was typed. */
export function complaintFormRoutes(app: FastifyInstance, complaints: Complaints, settings: FormSettings): void {
  const { fileBytes: maxBytes, files: maxFiles } = complaintLimits
  const take = formTaker(complaints, settings, { maxBytes, maxFiles })

  rawRoute(app, 'POST', COMPLAINT_PATH, (request, reply) =>
    take(request, reply, {
      once: true,
      work: async ({ fields, files }) => {
        const { email = '', ...rest } = fields
        // What is wrong with the fields is told first: who mends them has taken the time that people take.
        const body = check(ComplaintForm, { ...rest, email: email.trim() })
        complaints.assertPerson(fields)
        const caller = { address: request.ip, language: formLanguage(fields) }
        return acknowledge(request, reply, await complaints.file(body, files, caller))
      },
      back: ({ subjectType = '', subjectId = '' }) => ({
        path: `${COMPLAINT_PATH}/new`,
        query: { type: subjectType, id: subjectId },
      }),
    }),
  )

  rawRoute(app, 'POST', `${COMPLAINT_PATH}/find`, (request, reply) =>
    take(request, reply, {
      work: async ({ fields }) => {
        await complaints.mailLink(check(ComplaintFind, fields), request.ip)
        return lead(reply, formAddress(COMPLAINT_PATH, { asked: 'yes' }, formLanguage(fields)))
      },
      back: () => ({ path: COMPLAINT_PATH, query: {} }),
    }),
  )

  rawRoute(app, 'POST', `${COMPLAINT_PATH}/reply`, (request, reply) =>
    take(
      request,
      reply,
      withLink(reply, COMPLAINT_PATH, (token, fields) => complaints.reply(token, check(ComplaintReply, fields).text)),
    ),
  )
}
