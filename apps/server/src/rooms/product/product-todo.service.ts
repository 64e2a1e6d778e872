import { reminderDays } from '@portal/contract/certificate'
import { type ProductTodos, TODOS_SHOWN } from '@portal/contract/product-todo'
import { dayOf, now } from '../../platform/clock.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Files } from '../file/index.ts'
import { productCertificates } from './product-certificate.policy.ts'
import { mayEdit } from './product.policy.ts'
import { productTodoRepo } from './product-todo.repo.ts'
import { filesOfCards, ownProduct } from './product.view.ts'

const DAY_MS = 86_400_000
/** Certificates that end within the first reminder's days have to be renewed. */
const soon = (): string => dayOf(new Date(now().getTime() + Math.max(...reminderDays) * DAY_MS))

/** What waits for somebody of an enterprise. */
export const createTodos = ({ transactor, files }: { transactor: Transactor; files: Files }) => ({
  /** Products of the enterprise that need something, the most urgent first, and how many need what. */
  async todos(actor: OrganisationActor): Promise<ProductTodos> {
    const { organisationId } = actor
    const asked = { certificates: productCertificates, soon: soon(), limit: TODOS_SHOWN }
    const { list, counts } = await productTodoRepo(transactor.read).todos(organisationId, asked)
    const pictures = await files.pictures(transactor.read, { organisationId }, filesOfCards(list))
    const can = { edit: mayEdit(actor) }
    return { counts, list: list.map((row) => ({ ...ownProduct(row, pictures, can), endsOn: row.ends_on })) }
  },
})
