import type { Jobs } from '../../platform/jobs.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { ProductContents } from './product-kind.policy.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Files, MediaLibrary } from '../file/index.ts'
import type { Messages } from '../message/index.ts'
import type { Patents } from '../patent/index.ts'
import type { Users } from '../user/index.ts'
import { createBatches } from './product-batch.service.ts'
import { createBulk } from './product-bulk.service.ts'
import { createProductAdmin } from './product-admin.service.ts'
import { createComposition } from './product-composition.service.ts'
import { createFeaturing } from './product-featuring.service.ts'
import { createDeciding } from './product-deciding.service.ts'
import { createProductImports } from './product-import.service.ts'
import { createPublication } from './product-publication.service.ts'
import { createReading } from './product-reading.service.ts'
import { createRemoval } from './product-removal.service.ts'
import { createSaving } from './product-saving.service.ts'
import { createSubmission } from './product-submission.service.ts'
import { createTodos } from './product-todo.service.ts'
import { createWebsite } from './product-website.service.ts'

interface Rooms {
  transactor: Transactor
  jobs: Jobs
  users: Users
  messages: Messages
  contents: ProductContents
  enterprises: Enterprises
  patents: Patents
  files: Files
  media: MediaLibrary
}

function createParts(rooms: Rooms) {
  const composition = createComposition(rooms)
  const publication = createPublication({ ...rooms, composition })
  const deciding = createDeciding({ ...rooms, composition, publication })
  const saving = createSaving({ ...rooms, composition })
  const submission = createSubmission({ ...rooms, composition, saving })
  const removal = createRemoval({ ...rooms, composition })
  return {
    publication,
    deciding,
    saving,
    submission,
    bulk: createBulk({ ...rooms, submission, deciding, removal }),
    batches: createBatches({ ...rooms, submission, deciding, removal }),
    reading: createReading({ ...rooms, composition }),
    website: createWebsite({ ...rooms, composition }),
    admin: createProductAdmin({ ...rooms, composition, deciding }),
    imports: createProductImports({ ...rooms, composition, publication, saving }),
  }
}

/** Products: written by enterprises, decided by operators, seen by everybody. */
export function createProducts(rooms: Rooms) {
  const { publication, deciding, saving, submission, bulk, batches, reading, website, admin, imports } =
    createParts(rooms)
  return {
    // What visitors see.
    page: website.page,
    chosen: website.chosen,
    showcase: website.showcase,
    detail: website.detail,
    hasModel: website.hasModel,
    fromEnterprises: website.fromEnterprises,

    // What an enterprise does with its own.
    ownPage: reading.ownPage,
    export: reading.export,
    basics: reading.basics,
    status: reading.status,
    exhibit: reading.exhibit,
    history: reading.history,
    preview: reading.preview,
    saveBasics: saving.saveBasics,
    saveProduct: submission.saveProduct,
    save: saving.save,
    restore: saving.restore,
    copy: saving.copy,
    recall: deciding.recall,
    withdraw: deciding.withdraw,
    archive: deciding.archive,
    bulk: bulk.bulk,
    batches,
    ...createTodos(rooms),

    // What operators do, some of it in the transactions of other rooms.
    waiting: reading.waiting,
    review: reading.review,
    decide: deciding.decide,
    takeDown: deciding.takeDown,
    putBack: deciding.putBack,
    featuring: createFeaturing(rooms),
    admin,
    imports,

    /** An enterprise was approved, renamed, or is no longer shown: its products follow. */
    refreshEnterprise: publication.refreshEnterprise,
    /** A patent changed: the products that it protects follow. */
    async refreshPatent(tx: Tx, patentId: string): Promise<void> {
      for (const { productId, organisationId } of await rooms.patents.protectedBy(tx, patentId)) {
        await publication.refreshProduct(tx, productId, organisationId)
      }
    },
  }
}
export type Products = ReturnType<typeof createProducts>
