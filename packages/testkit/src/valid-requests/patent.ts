/** The valid requests of room patent. */
import type { PatentCorrection } from '@portal/contract/patent-admin'
import { patentNumber, registerPatent } from '../factories.ts'
import { enterprises as names } from '../people.ts'
import { body, byOperator, type RequestsOf } from '../valid-request.ts'

/** What an operator knows of a patent that an enterprise only stated. */
export const correction = (change: Partial<PatentCorrection> = {}): PatentCorrection => ({
  title: '一种离心泵叶轮',
  titleEn: '',
  legalStatus: 'in-force',
  applicants: [names.ours],
  inventors: ['林启明'],
  agency: '',
  address: '',
  filedOn: '2021-03-01',
  grantedOn: '2023-05-09',
  expiresOn: '2041-03-01',
  publicationNo: '',
  publishedOn: null,
  mainIpc: 'F04D29/22',
  ipc: ['F04D29/22'],
  abstract: '叶轮与导叶一体成形。',
  ...change,
})

export const patentRequests = {
  patentAdminExport: byOperator(() => ({ query: { keywords: '叶轮', format: 'csv' } })),
  patentAdminPage: byOperator(() => ({ query: { keywords: '叶轮' } })),
  patentAdminDetail: byOperator(({ patent }) => ({ query: { id: patent } })),
  patentAdminSave: byOperator(async ({ as }) => {
    const { id } = await registerPatent(as.demo, names.ours)
    return { body: { id, revision: 1, patent: correction() } }
  }),
  patentDetail: { as: null, sends: ({ patent }) => ({ query: { id: patent } }) },
  patentPortrait: { as: null, sends: ({ ids }) => ({ query: { enterprise: ids.enterprises.ours } }) },
  patentDue: { as: 'viewer', sends: () => ({}) },
  patentLookup: { as: 'viewer', sends: () => body({ numbers: [patentNumber()] }) },
  patentSuggest: { as: 'viewer', sends: () => ({ query: { keywords: '叶轮' } }) },
  patentRegister: {
    as: 'editor',
    sends: () => body({ number: patentNumber(), title: '一种机械密封', applicants: ['某某研究院'] }),
  },
  patentCorrectable: { as: 'editor', sends: ({ patent }) => body({ ids: [patent] }) },
  patentRestate: {
    as: 'editor',
    ours: true,
    sends: async ({ as }) => {
      const { id } = await registerPatent(as.demo, names.ours)
      return body({
        id,
        number: patentNumber(),
        title: '一种机械密封',
        applicants: [names.ours],
        filedOn: '2021-03-01',
      })
    },
  },
} satisfies RequestsOf<'patent'>
