/** Enterprises show their certificates and honours, and leave the operator something of every kind to decide on. */
import type { EnterpriseKind } from '@portal/contract/enterprise-content'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import { type CertificateLine, certificateOf, certificates } from './certificates.ts'
import type { EnterpriseKey } from './people.ts'
import type { Gallery } from './pictures.ts'
import { toldBy } from './present.ts'
import { presentations } from './presentations.ts'
import type { DemoRooms } from './rooms.ts'

type Owners = Record<EnterpriseKey, OrganisationActor>
interface Desk {
  tx: Tx
  rooms: DemoRooms
  gallery: Gallery
  owners: Owners
}

/** Takes the drawings in; answers what contents keep of them. */
async function scanned({ tx, rooms, gallery, owners }: Desk, lines: readonly CertificateLine[]) {
  const kept = []
  for (const line of lines) {
    const key = `certificates/${line.id}` as const
    if (!gallery.has(key)) continue
    const { organisationId, userId } = owners[line.owner]
    await rooms.file.files.adopt(tx, { organisationId, userId }, await gallery.prepared(key))
    kept.push(certificateOf(line, gallery.identifier(key)))
  }
  return kept
}

/** Everybody submits what they hold. `products` are those on the website, by model. */
export async function presentCertificates(formGuard: Desk, products: ReadonlyMap<string, string>): Promise<void> {
  for (const [on, lines] of Map.groupBy(certificates, (line) => `${line.owner}/${line.on}`)) {
    const [first] = lines
    const list = await scanned(formGuard, lines)
    if (!first || list.length === 0) continue
    const owner = formGuard.owners[first.owner]
    const document = { certificates: list }
    const kind = on.slice(on.indexOf('/') + 1)
    const productId = products.get(kind)
    if (kind === 'entCertificate' || kind === 'honor') {
      await formGuard.rooms.enterprise.enterpriseContents.save(owner, { kind, document }, { submit: true })
    } else if (productId !== undefined) {
      await formGuard.rooms.product.save(owner, productId, { kind: 'certificate', document }, { submit: true })
    }
  }
}

/** Four enterprises have changed something since: one of each kind waits for the operator. */
export async function leaveEnterpriseContent(formGuard: Desk): Promise<EnterpriseKind[]> {
  const { rooms, gallery, owners } = formGuard
  const submit = { submit: true }
  const left: EnterpriseKind[] = []
  const { ciyue, qiongbo } = presentations
  if (ciyue) {
    const { display } = toldBy(gallery, 'ciyue', ciyue)
    const figures = [
      ...display.figures,
      { label: '出口国家', labelEn: 'Countries', value: '19', unit: '个', unitEn: '' },
    ]
    await rooms.enterprise.enterpriseContents.save(
      owners.ciyue,
      { kind: 'display', document: { ...display, figures } },
      submit,
    )
    left.push('display')
  }
  if (qiongbo) {
    const { pavilion } = toldBy(gallery, 'qiongbo', qiongbo)
    const welcome = `${pavilion.welcome}本月新增一间三维暗室，可预约线上旁观。`
    const document = { ...pavilion, skin: 'night' as const, welcome }
    await rooms.enterprise.enterpriseContents.save(owners.qiongbo, { kind: 'pavilion', document }, submit)
    left.push('pavilion')
  }
  for (const [key, kind] of [
    ['qingzhuan', 'entCertificate'],
    ['hengshi', 'honor'],
  ] as const) {
    const lines = certificates.filter(({ owner, on }) => owner === key && on === kind)
    const list = (await scanned(formGuard, lines)).map((one) => ({ ...one, number: `${one.number}-换证` }))
    if (list.length === 0) continue
    await rooms.enterprise.enterpriseContents.save(owners[key], { kind, document: { certificates: list } }, submit)
    left.push(kind)
  }
  return left
}
