/**
 * Things that tests need, made the way people make them: by calls. Every factory fills in what a test does not care
 * about, and answers what the server answered.
 */
import { entAuth, entInfo, usccHolds } from '@portal/contract/enterprise'
import { pictureUpload, type Picture } from '@portal/contract/file'
import type { Data, Input } from '@portal/contract/kit'
import { patentRegister, type PatentCard } from '@portal/contract/patent'
import { checkCharacter } from '@portal/contract/patent-number'
import { picSave } from '@portal/contract/product-content'
import { productSave } from '@portal/contract/product-own'
import { reviewDecide, type ReviewKind, reviewPage, type ReviewRow } from '@portal/contract/review'
import type { Client } from './client.ts'
import { pngFile } from './png.ts'
import { until } from './until.ts'

let counted = 0
/** A number that no other factory call in this process got. */
const next = (): number => (counted += 1)

/** A unified social credit code of a series of our own, with its check character. */
export function uscc(serial: number = next()): string {
  const body = `91330000TEST${String(serial).padStart(5, '0')}`.replaceAll('S', '5')
  const check = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].find((character) => usccHolds(body + character))
  return body + (check ?? '0')
}

/** A patent number of a series of our own, with its check digit. */
export function patentNumber(serial: number = next()): string {
  const digits = `20211${String(9_000_000 + serial)}`
  return `CN${digits}.${checkCharacter(digits)}`
}

type Certification = Input<typeof entAuth>['body']
export const certification = (name: string, change: Partial<Certification> = {}): Certification => ({
  name,
  uscc: uscc(),
  region: '33',
  address: '杭州市滨江区江南大道 100 号',
  industry: '03',
  contactName: '林启明',
  contactMobile: '13800000000',
  contactEmail: 'contact@example.com',
  ...change,
})

type Basics = Input<typeof productSave>['body']
/** What an enterprise types about a product. */
export const basics = (change: Partial<Basics> = {}): Basics => ({
  name: `多级离心泵 ${next()}`,
  model: 'QM-200',
  industry: '03',
  summary: '叶轮与导叶一体成形，效率高于同级产品。',
  functions: '输送清水与弱腐蚀性液体。',
  features: '整体铸造的导叶，可更换的机械密封。',
  scenario: '供水、消防、工业循环。',
  ...change,
})

/** A product under review rests on at least one patent: without any named, on one that is stated for it. */
async function submittable(client: Client, change: Partial<Basics>): Promise<Basics> {
  if (change.patents || change.submit === false) return basics(change)
  const { name } = await client.call(entInfo, {})
  const { id } = await registerPatent(client, name)
  return basics({ ...change, patents: [{ patentId: id }] })
}

/** Creates a product, under review by default. */
export const createProduct = async (client: Client, change: Partial<Basics> = {}): Promise<Data<typeof productSave>> =>
  client.call(productSave, { body: await submittable(client, change) })

export const uploadPicture = (client: Client, file: File = pngFile()): Promise<Picture> =>
  client.upload(pictureUpload, file)

/** Uploads pictures and saves them as the product's detail pictures, submitted by default. */
export async function savePictures(
  client: Client,
  productId: string,
  { count = 1, submit = true }: { count?: number; submit?: boolean } = {},
): Promise<Data<typeof picSave>> {
  const pictures = []
  for (let index = 0; index < count; index += 1) {
    const { fileId } = await uploadPicture(client, pngFile(640, 480 + index))
    pictures.push({ fileId, alt: `图 ${index + 1}` })
  }
  return client.call(picSave, { body: { productId, pictures, submit } })
}

/** States a patent whose applicant is the caller's enterprise. */
export const registerPatent = (client: Client, applicant: string, title = '一种离心泵叶轮'): Promise<PatentCard> =>
  client.call(patentRegister, { body: { number: patentNumber(), title, applicants: [applicant] } })

/** Waits until a submission reached the review queue. */
export const pendingReview = (operator: Client, kind: ReviewKind, title: string): Promise<ReviewRow> =>
  until(`a pending review of ${kind} “${title}”`, async () => {
    const { list } = await operator.call(reviewPage, { query: { kind, pageSize: 100 } })
    return list.find((row) => row.title === title)
  })

/** Decides on what is pending. */
export async function decide(
  operator: Client,
  kind: ReviewKind,
  title: string,
  decision: 'approve' | 'reject' = 'approve',
): Promise<ReviewRow> {
  const { id, revision } = await pendingReview(operator, kind, title)
  const reason = decision === 'reject' ? '图片不清晰，请更换' : ''
  const [row] = await operator.call(reviewDecide, { body: { parts: [{ id, revision, decision, reason }] } })
  if (!row) throw new Error(`No answer to the decision on ${kind} “${title}”`)
  return row
}

/** Has an enterprise certified: its owner submits, the operator approves. */
export async function certify(owner: Client, operator: Client, name: string): Promise<void> {
  await owner.call(entAuth, { body: certification(name) })
  await decide(operator, 'certification', name)
}

/** A product that visitors see: created, submitted, approved. Answers its id. */
export async function publishProduct(client: Client, operator: Client, change: Partial<Basics> = {}): Promise<string> {
  const body = await submittable(client, change)
  const { productId } = await client.call(productSave, { body })
  await decide(operator, 'basics', body.name)
  return productId
}
