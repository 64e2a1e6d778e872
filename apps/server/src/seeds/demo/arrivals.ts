/** Enterprises come to the platform one after the other over two years, each with a licence, and are certified. */
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import { enterprises } from './enterprises.ts'
import { appointStaffBack, moveEnterpriseBack, registerBack } from './past.ts'
import type { DemoEnterprise, EnterpriseKey } from './people.ts'
import type { Gallery } from './pictures.ts'
import type { DemoRooms } from './rooms.ts'

/** Days since the platform began. */
const FOUNDED_DAYS = 730
/** Days since each was certified, before the first of its products was shown; null: it still waits. */
const certifiedDays: Record<EnterpriseKey, number | null> = {
  qilan: 704,
  ciyue: 668,
  chengmo: 631,
  qingzhuan: 604,
  chuyao: 571,
  xihe: 548,
  ruitong: 522,
  qiongbo: 497,
  bengyun: 483,
  hengshi: 462,
  yunsun: 318,
  hengyuan: 236,
  hanguang: null,
}
/** Who came first comes first: lists tell who registered last by the order in which they were taken in. */
export const inOrderOfArrival: readonly DemoEnterprise[] = enterprises.toSorted(
  (one, other) => (certifiedDays[other.key] ?? 0) - (certifiedDays[one.key] ?? 0),
)
/** Days from registering to being certified. */
const UNTIL_CERTIFIED = 4

export type Owners = Record<EnterpriseKey, OrganisationActor>

/** What an arrival takes place with; `approve` is the operator's. */
interface Desk {
  tx: Tx
  rooms: DemoRooms
  gallery: Gallery
  ids: Record<EnterpriseKey, string>
  approve(title: string): Promise<void>
}

/** The picture of a licence, taken in; null without the demo folder. */
async function licenceOf({ tx, rooms, gallery }: Desk, key: EnterpriseKey, owner: OrganisationActor) {
  const picture = `licences/${key}` as const
  if (!gallery.has(picture)) return null
  await rooms.file.files.adopt(tx, owner, await gallery.prepared(picture))
  return gallery.identifier(picture)
}

/** All register and submit; the last one still waits. */
export async function certifyEnterprises(formGuard: Desk): Promise<Owners> {
  const { tx, rooms, ids } = formGuard
  const owners = {} as Owners
  const actorOf = async ({ key }: DemoEnterprise) => {
    const [first = ''] = await rooms.user.users.membersOf(tx, ids[key])
    return { ...(await rooms.user.users.actor(tx, first)), organisationId: ids[key] }
  }
  await appointStaffBack(tx, FOUNDED_DAYS)
  for (const enterprise of enterprises) {
    const { key, certification } = enterprise
    const owner = await actorOf(enterprise)
    await rooms.enterprise.enterprises.submit(owner, {
      ...certification,
      licence: await licenceOf(formGuard, key, owner),
    })
    await rooms.events.settle()
    const days = certifiedDays[key]
    if (days !== null) {
      await formGuard.approve(certification.name)
      await moveEnterpriseBack(tx, ids[key], days)
    }
    await registerBack(tx, ids[key], (days ?? 0) + UNTIL_CERTIFIED)
    owners[key] = await actorOf(enterprise)
  }
  return owners
}
