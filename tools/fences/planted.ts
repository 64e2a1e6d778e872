/** One small tree in which every rule is broken exactly once, each time in a file of its own. */

/** Files that break nothing: what the planted ones import. */
export const clean: Record<string, string> = {
  'packages/contract/src/kit.ts': `import { z } from 'zod'\nexport const Id = z.string()\n`,
  'packages/contract/src/kit.test.ts': `import { test } from 'vitest'\nimport { Id } from './kit.ts'\ntest(Id.description ?? '', () => {})\n`,
  'packages/testkit/src/app.ts': `export const app = 1\n`,
  'apps/server/src/assembly/rooms.ts': `import * as product from '../rooms/product/index.ts'\nexport const app = product\n`,
  'apps/server/src/platform/errors.ts': `export const fault = 1\n`,
  'apps/server/src/platform/log.ts': `export const log = 1\n`,
  'apps/server/src/platform/transaction.ts': `export type Tx = { tx: 1 }\n`,
  'apps/server/src/platform/db/tables.ts': `import 'kysely'\nexport const tables = 1\n`,
  'apps/server/src/platform/http/serve.ts': `import 'fastify'\nexport const serve = 1\n`,
  'apps/server/src/rooms/patent/index.ts': `export { patents } from './patent.service.ts'\n`,
  'apps/server/src/rooms/patent/patent.service.ts': `import { patentRepo } from './patent.repo.ts'\nexport const patents = patentRepo\n`,
  'apps/server/src/rooms/patent/patent.repo.ts': `import 'kysely'\nimport { tables } from '../../platform/db/tables.ts'\nexport const patentRepo = tables\nexport interface Row { id: string }\n`,
  'apps/server/src/rooms/patent/patent.policy.ts': `import { fault } from '../../platform/errors.ts'\nexport const may = fault\n`,
  'apps/server/src/rooms/patent/patent.view.ts': `import type { Row } from './patent.repo.ts'\nexport const view = (row: Row) => row\n`,
  'apps/server/src/rooms/patent/patent.routes.ts': `import 'fastify'\nimport { Id } from '@portal/contract/kit'\nimport { serve } from '../../platform/http/serve.ts'\nimport { patents } from './patent.service.ts'\nimport { view } from './patent.view.ts'\nexport const routes = [Id, serve, patents, view]\n`,
  'apps/server/src/rooms/product/index.ts': `import { patents } from '../patent/index.ts'\nexport const products = patents\n`,
  'apps/server/src/rooms/product/product.room.ts': `import { patents } from '../patent/index.ts'\nexport const productRoom = patents\n`,
  'apps/server/src/rooms/news/index.ts': `export const news = 1\n`,
  'apps/web/src/heavy/scene.ts': `import 'three'\nexport const scene = 1\n`,
  'apps/web/src/ui/button.tsx': `export const button = 1\n`,
  'apps/web/src/features/product/table.tsx': `import 'antd'\nexport const table = 1\n`,
  'apps/web/src/features/product/card.tsx': `import { button } from '../../ui/button.tsx'\nexport const card = button\n`,
  'apps/web/src/faces/website/home.tsx': `import { card } from '../../features/product/card.tsx'\nexport const home = card\nexport const lazily = () => import('../../heavy/scene.ts')\nexport const later = () => import('../../features/product/table.tsx')\n`,
  'apps/web/src/faces/workbench/index.tsx': `import { table } from '../../features/product/table.tsx'\nexport const index = table\n`,
  'apps/web/src/app/routes.tsx': `export const routes = () => import('../faces/workbench/index.tsx')\n`,
}

interface Plant {
  rule: string
  path: string
  text: string
}
const room = 'apps/server/src/rooms/patent'
const plant = (rule: string, path: string, ...imports: string[]): Plant => ({
  rule,
  path,
  text: `${imports.map((specifier) => `import '${specifier}'`).join('\n')}\nexport const planted = 1\n`,
})

/** The rules, one by one, each forbidden thing done once. */
export const plants: Plant[] = [
  plant('no-circles', 'apps/web/src/ui/circle-one.ts', './circle-two.ts'),
  plant('no-circles', 'apps/server/src/rooms/audit/audit.room.ts', '../dict/index.ts'),
  plant('everything-resolves', 'apps/web/src/ui/nowhere.ts', './does-not-exist.ts'),
  plant('tests-stay-outside', 'apps/web/src/ui/tested.ts', '../../../../packages/testkit/src/app.ts'),
  plant('contract-is-a-leaf', 'packages/contract/src/fast.ts', 'fastify'),
  plant('contract-is-a-leaf', 'packages/contract/src/greedy.ts', '../../../apps/web/src/ui/button.tsx'),
  plant('web-and-server-meet-in-contract', 'apps/web/src/lib/server.ts', '../../../server/src/platform/errors.ts'),
  plant('web-and-server-meet-in-contract', 'apps/server/src/web/page.ts', '../../../web/src/ui/button.tsx'),
  plant('platform-knows-no-room', 'apps/server/src/platform/gossip.ts', '../rooms/patent/index.ts'),
  plant('only-assembly-knows-rooms', 'apps/server/src/web/shortcut.ts', '../rooms/patent/index.ts'),
  plant('room-has-one-door', 'apps/server/src/rooms/product/burglar.ts', '../patent/patent.service.ts'),
  plant('lower-floor-never-looks-up', `${room}/upward.ts`, '../product/index.ts'),
  plant('rooms-name-whom-they-need', 'apps/server/src/rooms/product/unannounced.ts', '../news/index.ts'),
  plant('http-stays-at-the-edge', `${room}/other.service.ts`, 'fastify'),
  plant('http-stays-at-the-edge', `${room}/served.service.ts`, '../../platform/http/serve.ts'),
  plant('routes-only-declare', `${room}/asking.routes.ts`, './patent.repo.ts'),
  plant('routes-only-declare', 'apps/server/src/rooms/product/nosy.routes.ts', '../patent/index.ts'),
  plant('routes-only-declare', `${room}/chatty.routes.ts`, '../../platform/log.ts'),
  plant('only-repo-speaks-sql', `${room}/sql.service.ts`, 'kysely'),
  plant('only-repo-speaks-sql', `${room}/tables.service.ts`, '../../platform/db/tables.ts'),
  plant('repo-decides-nothing', `${room}/deciding.repo.ts`, './patent.policy.ts'),
  plant('policy-and-view-are-pure', `${room}/asking.policy.ts`, './patent.repo.ts'),
  plant('policy-and-view-are-pure', `${room}/logging.view.ts`, '../../platform/log.ts'),
  plant('policy-and-view-are-pure', `${room}/transacting.policy.ts`, '../../platform/transaction.ts'),
  plant('policy-and-view-are-pure', `${room}/reading.view.ts`, 'node:fs'),
  plant('faces-never-meet', 'apps/web/src/faces/workbench/borrowed.tsx', '../website/home.tsx'),
  plant('faces-know-no-app', 'apps/web/src/faces/console/climbing.tsx', '../../app/routes.tsx'),
  plant('features-know-no-face', 'apps/web/src/features/product/partial.tsx', '../../faces/workbench/index.tsx'),
  plant('ui-knows-no-face', 'apps/web/src/ui/knowing.tsx', '../features/product/card.tsx'),
  plant('heavy-only-when-needed', 'apps/web/src/features/product/viewer.tsx', '../../heavy/scene.ts'),
  plant('heavy-only-when-needed', 'apps/web/src/faces/workbench/model.tsx', 'three'),
  plant('website-stays-light', 'apps/web/src/faces/website/direct.tsx', 'antd'),
  plant('website-stays-light', 'apps/web/src/faces/website/by-detour.tsx', '../../features/product/table.tsx'),
]

/** The other halves of the planted circles. */
export const partners: Record<string, string> = {
  'apps/web/src/ui/circle-two.ts': `import './circle-one.ts'\nexport const second = 1\n`,
  'apps/server/src/rooms/audit/index.ts': `import './audit.room.ts'\nexport const door = 1\n`,
  'apps/server/src/rooms/dict/index.ts': `import './dict.room.ts'\nexport const door = 1\n`,
  'apps/server/src/rooms/dict/dict.room.ts': `import '../audit/index.ts'\nexport const manifest = 1\n`,
}
