/** The valid requests of room enterprise. */
import { UNDER_REVIEW } from '@portal/contract/content'
import { entAuth, entInfo } from '@portal/contract/enterprise'
import { enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { certificationRecall } from '@portal/contract/enterprise-certification'
import { displayDetail, displaySave } from '@portal/contract/enterprise-content'
import { anotherEnterprise } from '../another-enterprise.ts'
import { certification, decide } from '../factories.ts'
import { enterprises } from '../people.ts'
import { pngFile } from '../png.ts'
import { body, byOperator, type RequestsOf, type ValidRequest } from '../valid-request.ts'
import type { World } from '../world.ts'

async function suspended(world: World): Promise<string> {
  const { id } = await anotherEnterprise(world)
  await world.as.operator.call(enterpriseSuspend, { body: { id, reason: '资质存疑' } })
  return id
}

/** The newcomers have nothing under review, so that they may submit. */
async function decidedOn({ as }: World): Promise<void> {
  const { examineState } = await as.newcomer.call(entInfo, {})
  if (examineState === UNDER_REVIEW) await decide(as.operator, 'certification', enterprises.fresh, 'reject')
}

/** The newcomers have a certification under review, so that they may take it back; so have those who wait, others have none. */
async function waitsForReview({ as, portal }: World): Promise<void> {
  for (const [who, name] of [
    [as.newcomer, enterprises.fresh],
    [as.pending, enterprises.waiting],
  ] as const) {
    const { examineState } = await who.call(entInfo, {})
    if (examineState !== UNDER_REVIEW) await who.call(entAuth, { body: certification(name) })
  }
  // Another request may have left one; where nothing waits it is refused, which is as well.
  await as.stranger.ask(certificationRecall, {})
  await portal.platform.events.settle()
}

const certificates = { certificates: [{ kind: '01', name: '产品检测报告', issuer: '示范检测中心' }] }

/** Our presentation: somebody submitted it, so that it can be taken back. */
async function displaySubmitted({ as, portal }: World): Promise<number> {
  const { revision } = await as.demo.call(displayDetail, {})
  const saved = await as.demo.call(displaySave, {
    body: { story: [{ title: '起步', text: '从一台泵做起。' }], revision },
  })
  // The queue follows submissions by events: whoever decides must find this one there.
  await portal.platform.events.settle()
  return saved.revision
}

const mine = (as: ValidRequest['as'], sent?: Record<string, unknown>): ValidRequest => ({
  as,
  sends: () => (sent ? body(sent) : {}),
})

const story = { story: [{ title: '起步', text: '从一台泵做起。' }], submit: false }

export const enterpriseRequests = {
  enterpriseAdminExport: byOperator(() => ({ query: { keywords: '泵业', format: 'csv' } })),
  enterpriseAdminPage: byOperator(() => ({ query: { keywords: '泵业', sort: 'name' } })),
  enterpriseAdminDetail: byOperator(({ ids }) => ({ query: { id: ids.enterprises.ours } })),
  enterpriseSuspend: byOperator(async (world) => ({
    body: { id: (await anotherEnterprise(world)).id, reason: '资质存疑' },
  })),
  enterpriseLift: byOperator(async (world) => ({ body: { id: await suspended(world), note: '已核实' } })),
  displayStatus: mine('viewer'),
  displayDetail: mine('viewer'),
  displaySave: mine('editor', story),
  pavilionStatus: mine('viewer'),
  pavilionDetail: mine('viewer'),
  pavilionSave: mine('editor', { skin: 'night', submit: false }),
  entCertificateStatus: mine('viewer'),
  entCertificateDetail: mine('viewer'),
  entCertificateSave: mine('editor', { ...certificates, submit: false }),
  honorStatus: mine('viewer'),
  honorDetail: mine('viewer'),
  honorSave: mine('editor', { ...certificates, submit: false }),
  entContentStatuses: mine('viewer'),
  entContentPreview: mine('viewer', { kind: 'display' }),
  entContentHistory: mine('viewer', { kind: 'display' }),
  entContentRestore: {
    as: 'editor',
    // The other enterprise has nothing there.
    except: { stranger: 'A0404' },
    sends: async (world) => {
      const revision = await displaySubmitted(world)
      await displaySubmitted(world)
      return body({ kind: 'display', revision })
    },
  },
  entContentWithdraw: {
    as: 'editor',
    // The other enterprise has nothing there.
    except: { stranger: 'A0400' },
    sends: async (world) => {
      await displaySubmitted(world)
      await decide(world.as.operator, 'display', enterprises.ours)
      return body({ kind: 'display' })
    },
  },
  entContentRecall: {
    as: 'editor',
    // The other enterprise has nothing there.
    except: { stranger: 'A0400' },
    sends: async (world) => {
      await displaySubmitted(world)
      return body({ kind: 'display' })
    },
  },
  entInfo: { as: 'pending', sends: () => ({}) },
  entAuth: {
    as: 'newcomer',
    sends: async (world) => {
      await decidedOn(world)
      return body(certification(enterprises.fresh))
    },
    except: { pending: 'A0400', idle: 'A0301', viewer: 'A0301', operator: 'A0301', admin: 'A0301', guest: 'A0301' },
  },
  licenceUpload: {
    as: 'pending',
    sends: () => ({ file: pngFile() }),
    except: { operator: 'A0301', admin: 'A0301', guest: 'A0301' },
  },
  certificationRecall: {
    as: 'newcomer',
    sends: async (world) => {
      await waitsForReview(world)
      return {}
    },
    // Nothing of the other enterprise waits; the rest own none.
    except: { stranger: 'A0400', idle: 'A0301', viewer: 'A0301', operator: 'A0301', admin: 'A0301', guest: 'A0301' },
  },
  certificationCheck: {
    as: 'newcomer',
    sends: () => body({ name: enterprises.fresh, uscc: certification(enterprises.fresh).uscc }),
  },
  certificationPage: { as: 'pending', sends: () => ({ query: { pageNum: 1 } }) },
  enterprisePage: { as: null, sends: () => ({ query: { industry: '03' } }) },
  enterpriseNamed: { as: null, sends: () => ({ query: { keywords: '泵业' } }) },
  enterpriseDetail: { as: null, sends: ({ ids }) => ({ query: { id: ids.enterprises.ours } }) },
} satisfies RequestsOf<'enterprise'>
