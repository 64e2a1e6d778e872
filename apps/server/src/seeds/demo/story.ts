/** What happened before the visitor came, told through the services: who registered, what was published, what waits. */
import { enterpriseKinds } from '@portal/contract/content-kind'
import type { ProductPicture } from '@portal/contract/product-document'
import type { ReviewKind } from '@portal/contract/review'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import { DEMONSTRATION_PASSWORD } from '../../rooms/user/index.ts'
import { certifyEnterprises, inOrderOfArrival, type Owners } from './arrivals.ts'
import { leaveEnterpriseContent, presentCertificates } from './certifying.ts'
import { leaveComplaints } from './complaints.ts'
import { openExpos } from './expos.ts'
import { leaveFilings } from './filing.ts'
import { leaveInquiries } from './inquiries.ts'
import { tellContact } from './contact.ts'
import { drawsOf } from './draws.ts'
import { moveContentBack, moveProductBack, readBefore, reviseProduct, waitSince } from './past.ts'
import { publishArticles } from './newsroom.ts'
import { putForward } from './put-forward.ts'
import { patents } from './patents/index.ts'
import { enterprises } from './enterprises.ts'
import { type EnterpriseKey, type Member, staff } from './people.ts'
import { presentEnterprises } from './present.ts'
import { type Gallery, openGallery } from './pictures.ts'
import { pricesOf } from './prices.ts'
import { products } from './products/index.ts'
import { createProduct, isShown, pictureOf, type Scene } from './product-making.ts'
import type { ProductLine } from './products/product-line.ts'
import type { DemoRooms } from './rooms.ts'

const WELCOME = { kind: 'welcome', link: '/workbench/index' } as const
/** Products came on the website one after the other, on the average this many days apart. */
const DAYS_BETWEEN = 11
/** Enterprises go over what they show at least this often. */
const DAYS_UNREVISED = 90
/** Enterprises showed themselves and their certificates within so many days. */
const DAYS_PRESENTED = 230
/** People were told of that so many days ago at the latest: their messages stand in the order in which they came. */
const DAYS_READ = 2
/** What waits for the operator came in one after the other; the first is not late yet. */
const HOURS_BETWEEN_REVIEWS = 5
const REJECTION = '首图请使用产品整机正面图，爆炸图可放在第二张以后。'

/** Tells the whole story in a transaction. */
export async function tellStory(tx: Tx, rooms: DemoRooms): Promise<void> {
  const gallery = await openGallery()
  const { ids, operator } = await createPeople(tx, rooms)
  const owners = await certifyEnterprises({
    tx,
    rooms,
    gallery,
    ids,
    approve: (title) => approve(rooms, operator, title),
  })
  const numbers = await rooms.patent.patents.take(tx, patents)
  const told = new Map<ProductLine, string>()
  const shown = products.filter((line) => isShown(gallery, line))
  const published = shown.filter((product) => product.fate === 'published')
  const draw = drawsOf(published.length)
  for (const line of shown) {
    const owner = owners[line.owner]
    const scene = { tx, rooms, gallery, owner, numbers }
    const productId = await createProduct(scene, line)
    told.set(line, productId)
    if (line.fate !== 'published') continue
    await approve(rooms, operator, line.basics.name)
    const days = (published.length - published.indexOf(line)) * DAYS_BETWEEN - Math.floor(draw() * DAYS_BETWEEN)
    await changePrices({ tx, rooms, owner, operator: operator }, { line, productId, days })
    await reviseProduct(tx, productId, Math.min(days, 1 + Math.floor(draw() * (DAYS_UNREVISED - 1))))
  }
  const formGuard = { tx, rooms, gallery, owners }
  await presentEnterprises(formGuard)
  const onWebsite = new Map(published.map((line) => [line.basics.model, told.get(line) ?? '']))
  await presentCertificates(formGuard, onWebsite)
  await approvePresented({ tx, rooms, operator }, ids, onWebsite)
  await putForward(rooms, operator, onWebsite)
  await publishArticles(formGuard, operator, onWebsite)
  await openExpos(formGuard, operator)
  const ours = published.filter(({ owner }) => owner === 'qilan').flatMap((line) => told.get(line) ?? [])
  await leaveInquiries(tx, rooms, { operator, owner: owners.qilan, products: ours })
  await leaveEnterpriseContent(formGuard)
  await leaveWork(tx, rooms, gallery, owners, operator, told)
  await waitSince(tx, HOURS_BETWEEN_REVIEWS)
  await leaveComplaints(tx, rooms, operator, ours)
  await leaveFilings(tx, rooms, operator, owners)
  await tellContact(tx, rooms, operator)
}

/** The operator has approved what enterprises and products show of themselves, on days of the last months. */
async function approvePresented(
  { tx, rooms, operator }: Pick<Scene, 'tx' | 'rooms'> & { operator: string },
  ids: Record<EnterpriseKey, string>,
  onWebsite: ReadonlyMap<string, string>,
): Promise<void> {
  const draw = drawsOf(enterprises.length)
  const someDays = () => 1 + Math.floor(draw() * DAYS_PRESENTED)
  for (const { key, certification } of enterprises) {
    for (const kind of enterpriseKinds) {
      await approve(rooms, operator, certification.name, kind)
      await moveContentBack(tx, { subject: 'enterprise', id: ids[key], kind }, someDays())
    }
  }
  for (const { basics } of products) {
    const id = onWebsite.get(basics.model)
    if (id === undefined) continue
    await approve(rooms, operator, basics.name, 'certificate')
    await moveContentBack(tx, { subject: 'product', id, kind: 'certificate' }, someDays())
  }
  await readBefore(tx, DAYS_READ)
}

/**
 * The prices of a product, approved one after the other, the last of them some while ago; everything of it so far moves
 * `days` back altogether.
 */
async function changePrices(
  { tx, rooms, owner, operator }: Pick<Scene, 'tx' | 'rooms' | 'owner'> & { operator: string },
  { line, productId, days }: { line: ProductLine; productId: string; days: number },
): Promise<void> {
  const prices = pricesOf(line.basics.model)
  const step = Math.floor(days / (prices.length + 1))
  for (const document of prices) {
    await moveProductBack(tx, productId, step)
    await rooms.product.save(owner, productId, { kind: 'price', document }, { submit: true })
    await approve(rooms, operator, line.basics.name, 'price')
  }
  await moveProductBack(tx, productId, days - step * prices.length)
}

interface People {
  ids: Record<EnterpriseKey, string>
  operator: string
}

/** The accounts that the sign-in page offers come first. */
async function createPeople(
  tx: Tx,
  { user: { users, agreements }, message: { messages } }: DemoRooms,
): Promise<People> {
  const ids = {} as People['ids']
  for (const { key, certification } of inOrderOfArrival)
    ids[key] = await users.createOrganisation(tx, certification.name)
  const account = async (
    { role, ...person }: Pick<Member, 'username' | 'nickname' | 'mobile'> & { role: string },
    organisationId: string | null,
  ): Promise<string> => {
    const id = await users.createAccount(tx, {
      ...person,
      roles: [role],
      organisationId,
      password: DEMONSTRATION_PASSWORD,
      demonstration: true,
    })
    await agreements.record(tx, id, { address: '', userAgent: '' })
    return id
  }
  const members = enterprises.flatMap((one) =>
    one.members.map((member) => ({ ...member, organisationId: ids[one.key] })),
  )
  const offered = members.filter(({ username }) => username === 'demo' || username === 'pending')
  const received: string[] = []
  for (const { organisationId, ...member } of offered) received.push(await account(member, organisationId))
  let operator = ''
  for (const one of staff) {
    const id = await account(one, null)
    if (one.role === 'OPERATOR') operator = id
  }
  for (const { organisationId, ...member } of members.filter((one) => !offered.includes(one))) {
    received.push(await account(member, organisationId))
  }
  await messages.send(tx, { toUsers: received }, WELCOME)
  return { ids, operator }
}

/** The operator approves everything that waits under a title. */
async function approve(rooms: DemoRooms, operator: string, title: string, kind?: ReviewKind): Promise<void> {
  await decide(rooms, operator, title, 'approve', '', kind)
}

async function decide(
  rooms: DemoRooms,
  operator: string,
  title: string,
  decision: 'approve' | 'reject',
  reason: string,
  kind?: ReviewKind,
): Promise<void> {
  await rooms.events.settle()
  const actor = await rooms.user.users.actor(rooms.transactor.read, operator)
  const { list } = await rooms.review.page({ pageNum: 1, pageSize: 100, state: 'pending', kind })
  for (const { id, revision } of list.filter((row) => row.title === title)) {
    await rooms.review.decide(actor, [{ id, revision, decision, reason, remarks: [] }], { atOnce: true })
  }
}

/** What the visitor finds to do: pictures to review beside published ones, and pictures that came back. */
async function leaveWork(
  tx: Tx,
  rooms: DemoRooms,
  gallery: Gallery,
  owners: Owners,
  operator: string,
  told: Map<ProductLine, string>,
): Promise<void> {
  const isOurs = (line: ProductLine, model: string) => line.owner === 'qilan' && line.basics.model === model
  const editor = await editorOf(tx, rooms, owners.qilan)
  for (const [line, productId] of told) {
    if (line.machine === null || !(await gallery.anchors(line.machine))) continue
    const exploded = pictureOf(gallery, line, 'exploded')
    const hero = pictureOf(gallery, line, 'hero')
    if (isOurs(line, 'ZJHM-16P')) {
      await submitPictures(rooms, editor, productId, [exploded])
      await decide(rooms, operator, line.basics.name, 'reject', REJECTION, 'pictures')
    }
    if (isOurs(line, 'QLP-250')) {
      const alt = '拆开看：三元流叶轮、集装式密封与永磁直驱电机'
      await submitPictures(rooms, editor, productId, [{ ...exploded, alt }, hero])
    }
  }
  await rooms.events.settle()
}

async function editorOf(tx: Tx, rooms: DemoRooms, owner: OrganisationActor): Promise<OrganisationActor> {
  const members = await rooms.user.users.membersOf(tx, owner.organisationId)
  const actors = await Promise.all(members.map((id) => rooms.user.users.actor(tx, id)))
  const editor = actors.find((actor) => actor.roles.includes('EDITOR')) ?? owner
  return { ...editor, organisationId: owner.organisationId }
}

const submitPictures = (rooms: DemoRooms, by: OrganisationActor, productId: string, pictures: ProductPicture[]) =>
  rooms.product.save(by, productId, { kind: 'pictures', document: { pictures } }, { submit: true })
