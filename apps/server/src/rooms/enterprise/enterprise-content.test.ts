import { enterpriseDetail, enterprisePage } from '@portal/contract/enterprise'
import {
  displayDetail,
  displaySave,
  displayStatus,
  entCertificateSave,
  entContentHistory,
  entContentRecall,
  entContentRestore,
  entContentWithdraw,
  honorSave,
  pavilionDetail,
  pavilionSave,
} from '@portal/contract/enterprise-content'
import { pictureUrl } from '@portal/contract/file'
import { reviewDetail } from '@portal/contract/review'
import type { Client } from '@portal/testkit/client'
import { decide, pendingReview, uploadPicture } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let id: string
beforeAll(async () => {
  world = await startWorld()
  id = world.ids.enterprises.ours
})
afterAll(() => world.close())

const shown = () => world.anonymous.call(enterpriseDetail, { query: { id } })
const tell = async (client: Client, text: string, submit = true) => {
  const { revision } = await client.call(displayDetail, {})
  return client.call(displaySave, { body: { story: [{ title: '起步', text }], submit, revision } })
}
const certificate = (name: string, files: string[], change: Record<string, unknown> = {}) => ({
  kind: '01',
  name,
  issuer: '示范认证中心',
  files,
  ...change,
})

describe('the presentation', () => {
  test('is public once approved, with its pictures, and not before', async () => {
    const picture = await uploadPicture(world.as.editor)
    const address = new URL(pictureUrl({ ...picture, token: '' }, picture.widths[0] ?? 0, 'webp'), world.origin)
    const story = [{ title: '起步', text: '从一台泵做起。', picture: picture.fileId, pictureAlt: '第一台试验泵' }]
    await world.as.editor.call(displaySave, { body: { slogan: '只做好泵', story, logo: picture.fileId } })
    expect((await shown()).display).toBeNull()
    expect((await fetch(address)).status).toBe(404)
    await decide(world.as.operator, 'display', enterprises.ours)
    const { display } = await shown()
    expect(display).toMatchObject({ slogan: '只做好泵', story: [{ text: '从一台泵做起。' }] })
    expect(display?.story[0]?.picture).toMatchObject({ fileId: picture.fileId, alt: '第一台试验泵' })
    expect((await fetch(address)).status).toBe(200)
  })

  test('cannot be submitted without a story, and can be kept as a draft without one', async () => {
    const { revision } = await world.as.demo.call(displayDetail, {})
    const bare = { slogan: '只有一句话', story: [], revision }
    const answer = await world.as.demo.ask(displaySave, { body: bare })
    expect([answer.code, answer.message]).toEqual(['A0400', '请至少写一段企业故事后再提交'])
    const saved = await world.as.demo.call(displaySave, { body: { ...bare, submit: false } })
    expect(saved).toMatchObject({ status: '5', hasDraft: true })
    expect((await shown()).display?.slogan).toBe('只做好泵')
  })

  test('takes no picture of another enterprise', async () => {
    const { fileId } = await uploadPicture(world.as.stranger)
    const { revision } = await world.as.demo.call(displayDetail, {})
    const body = { story: [{ title: '别人的图', picture: fileId }], submit: false, revision }
    expect(await world.as.demo.refusal(displaySave, { body })).toBe('A0404')
  })

  test('of two editors who started from the same revision, the second is told by whom it was replaced', async () => {
    const { revision } = await world.as.demo.call(displayDetail, {})
    const body = (text: string) => ({ story: [{ title: '', text }], submit: false, revision })
    await world.as.editor.call(displaySave, { body: body('编辑写的') })
    const answer = await world.as.demo.ask(displaySave, { body: body('负责人写的') })
    expect([answer.status, answer.code]).toEqual([409, 'A0409'])
    expect(answer.data).toMatchObject({ revision: revision + 1, updatedBy: '周编辑' })
    expect((await world.as.demo.call(displayDetail, {})).content.story[0]?.text).toBe('编辑写的')
  })

  test('comes back with a reason, is mended, and replaces what was public', async () => {
    await tell(world.as.demo, '写得太短')
    await decide(world.as.operator, 'display', enterprises.ours, 'reject')
    expect(await world.as.viewer.call(displayStatus, {})).toMatchObject({ status: '3', reason: '图片不清晰，请更换' })
    expect((await shown()).display?.slogan).toBe('只做好泵')
    await tell(world.as.demo, '补充了十年的历程')
    await decide(world.as.operator, 'display', enterprises.ours)
    expect((await shown()).display?.story).toMatchObject([{ text: '补充了十年的历程' }])
  })

  test('can be taken back from review, and an older one be restored as a draft while the public one stays', async () => {
    const { revision } = await tell(world.as.demo, '还想再改改')
    expect(await world.as.demo.call(entContentRecall, { body: { kind: 'display' } })).toMatchObject({ status: '5' })
    const history = await world.as.viewer.call(entContentHistory, { body: { kind: 'display' } })
    expect(history).toMatchObject({ revision })
    const old = history.revisions.at(-1)
    expect(old).toMatchObject({ revision: 1, outcome: 'published', savedBy: '周编辑' })
    await world.as.editor.call(entContentRestore, { body: { kind: 'display', revision: 1 } })
    const restored = await world.as.demo.call(displayDetail, {})
    expect(restored).toMatchObject({ status: '5', content: { slogan: '只做好泵' } })
    expect((await shown()).display?.story).toMatchObject([{ text: '补充了十年的历程' }])
    expect(await world.as.editor.refusal(entContentRestore, { body: { kind: 'display', revision: 99 } })).toBe('A0404')
  })

  test('can be taken off the website by the enterprise, and is not public any more', async () => {
    await world.as.demo.call(entContentWithdraw, { body: { kind: 'display' } })
    expect((await shown()).display).toBeNull()
    expect(await world.as.demo.refusal(entContentWithdraw, { body: { kind: 'display' } })).toBe('A0400')
  })
})

describe('certificates and honours', () => {
  test('are public once approved; expired ones say so', async () => {
    const { fileId } = await uploadPicture(world.as.demo)
    const certificates = [
      certificate('质量管理体系认证', [fileId], { issuedOn: '2024-01-01', validUntil: '2025-01-01' }),
      certificate('高新技术企业证书', [fileId]),
    ]
    await world.as.demo.call(entCertificateSave, { body: { certificates } })
    await decide(world.as.operator, 'entCertificate', enterprises.ours)
    const shownNow = (await shown()).certificates
    expect(shownNow.map(({ name, expired, scans }) => [name, expired, scans.length])).toEqual([
      ['质量管理体系认证', true, 1],
      ['高新技术企业证书', false, 1],
    ])
    expect((await shown()).honors).toEqual([])
  })

  test('are counted in the list of enterprises under the other filters, as long as they are public', async () => {
    const counted = async (query: { certificates?: 'true'; industry?: '01'; keywords?: string }) => {
      const { total, facets } = await world.anonymous.call(enterprisePage, { query })
      return [total, facets.certificates, facets.industry.length]
    }
    const { total } = await world.anonymous.call(enterprisePage, { query: {} })
    expect(await counted({})).toEqual([total, 1, 1])
    expect(await counted({ certificates: 'true' })).toEqual([1, 1, 1])
    expect(await counted({ industry: '01' })).toEqual([0, 0, 1])
    expect(await counted({ certificates: 'true', keywords: enterprises.theirs })).toEqual([0, 0, 0])
    await world.as.demo.call(entContentWithdraw, { body: { kind: 'entCertificate' } })
    expect(await counted({ certificates: 'true' })).toEqual([0, 0, 0])
  })

  test('cannot be submitted without a scan, nor with an end before their beginning', async () => {
    const bare = { certificates: [certificate('省科技进步奖', [])] }
    expect(await world.as.demo.refusal(honorSave, { body: bare })).toBe('A0400')
    const backwards = certificate('省科技进步奖', [], { issuedOn: '2026-01-01', validUntil: '2025-01-01' })
    const body = { certificates: [backwards], submit: false }
    expect(await world.as.demo.refusal(honorSave, { body })).toBe('A0400')
  })
})

describe('the pavilion', () => {
  test('is public as it was furnished, and reviewed beside what is public', async () => {
    const sections = [
      { section: 'contact' as const, shown: true },
      { section: 'products' as const, shown: true },
      ...(['welcome', 'story', 'patents', 'certificates', 'honors'] as const).map((section) => ({
        section,
        shown: false,
      })),
    ]
    const body = { skin: 'night' as const, title: '夜展', sections, products: [world.published] }
    await world.as.editor.call(pavilionSave, { body })
    const { id: item } = await pendingReview(world.as.operator, 'pavilion', enterprises.ours)
    const { subject } = await world.as.operator.call(reviewDetail, { query: { id: item } })
    expect(subject).toMatchObject({
      type: 'enterprise',
      proposed: { pavilion: { skin: 'night' } },
      published: { pavilion: null },
    })
    await decide(world.as.operator, 'pavilion', enterprises.ours)
    expect((await shown()).pavilion).toMatchObject({ skin: 'night', title: '夜展', products: [world.published] })
    expect((await shown()).pavilion?.sections[0]).toEqual({ section: 'contact', shown: true })
  })

  test('cannot be submitted with nothing in it, nor with a section twice', async () => {
    const { content, revision } = await world.as.demo.call(pavilionDetail, {})
    const nothing = content.sections.map(({ section }) => ({ section, shown: false }))
    const save = (sections: typeof nothing) => world.as.demo.refusal(pavilionSave, { body: { sections, revision } })
    expect(await save(nothing)).toBe('A0400')
    expect(await save([...content.sections.slice(1), { section: 'products', shown: true }])).toBe('A0400')
  })
})
