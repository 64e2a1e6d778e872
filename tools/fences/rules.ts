/** Who may import whom, as dependency-cruiser reads it. Which rooms stand on which floor: floors.ts. Each rule is broken once in planted.ts. */
import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import { floors } from './floors.ts'

type Rule = IRegularForbiddenRuleType

const rooms = '^apps/server/src/rooms/'
const platform = '^apps/server/src/platform/'
const web = '^apps/web/src/'
const contract = '^packages/contract/src/'
const tests = '\\.test\\.tsx?$'
const library = (names: string) => `(^|/)node_modules/(${names})(/|$)`
const heavyLibraries = library(
  'three|@types/three|echarts|zrender|@tiptap/[^/]+|prosemirror-[^/]+|hls\\.js|mpegts\\.js',
)

const forbid = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
})

const everywhere: Rule[] = [
  forbid(
    'no-circles',
    'Two files that need each other while running are one file.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  forbid('everything-resolves', 'An import that leads nowhere cannot be judged.', {}, { couldNotResolve: true }),
  forbid(
    'tests-stay-outside',
    'The product never imports tests or what tests are built with.',
    { path: '^(apps|packages/contract)/', pathNot: tests },
    { path: ['^packages/testkit/', tests, library('vitest|playwright-core|axe-core')] },
  ),
  forbid(
    'contract-is-a-leaf',
    'The contract may know only zod.',
    { path: '^packages/contract/', pathNot: tests },
    { pathNot: [contract, library('zod')] },
  ),
  forbid(
    'web-and-server-meet-in-contract',
    'They share words, not code.',
    { path: '^apps/(web|server)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
]

const serverRules: Rule[] = [
  forbid('platform-knows-no-room', 'platform/ is the ground the rooms stand on.', { path: platform }, { path: rooms }),
  forbid(
    'only-assembly-knows-rooms',
    'Outside rooms/, only the assembly and what fills or measures the whole may name a room.',
    {
      path: '^apps/server/src/',
      pathNot: [
        rooms,
        platform,
        tests,
        '^apps/server/src/(main|import)\\.ts$',
        '^apps/server/src/assembly/',
        '^apps/server/src/seeds/',
      ],
    },
    { path: rooms },
  ),
  forbid(
    'room-has-one-door',
    'Another room is entered through its index.ts.',
    { path: `${rooms}([^/]+)/` },
    { path: rooms, pathNot: [`${rooms}$1/`, `${rooms}[^/]+/index\\.ts$`] },
  ),
  ...floors.slice(0, -1).map((floor, index) =>
    forbid(
      'lower-floor-never-looks-up',
      'Publish an event instead; the upper room listens.',
      { path: `${rooms}(${floor.join('|')})/`, pathNot: tests },
      {
        path: `${rooms}(${floors
          .slice(index + 1)
          .flat()
          .join('|')})/`,
      },
    ),
  ),
  forbid(
    'http-stays-at-the-edge',
    'Only *.routes.ts knows Fastify and platform/http.',
    { path: rooms, pathNot: ['\\.routes\\.ts$', tests, '/index\\.ts$'] },
    { path: library('@fastify/[^/]+|fastify') },
  ),
  forbid(
    'http-stays-at-the-edge',
    'What platform/http hands on (who calls, what was uploaded) is known by its type only.',
    { path: rooms, pathNot: ['\\.routes\\.ts$', tests, '/index\\.ts$'] },
    { path: `${platform}http/(?!actor\\.ts$)`, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'routes-only-declare',
    "A route knows the contract, its own room's service and view, and platform/http; it never queries or decides.",
    { path: `${rooms}([^/]+)/.*\\.routes\\.ts$` },
    {
      pathNot: [
        contract,
        `${rooms}$1/(?!.*\\.(repo|jobs)\\.ts$)`,
        `${platform}(http|errors|realtime|storage)`,
        library('@fastify/[^/]+|fastify|zod|@types/node'),
        '^(node:)?(stream|buffer|crypto|fs)(/promises)?$',
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'only-repo-speaks-sql',
    'Only *.repo.ts touches the database; services open transactions by platform/transaction.',
    { path: rooms, pathNot: ['\\.repo\\.ts$', tests] },
    { path: [library('kysely|pg'), `${platform}db/`] },
  ),
  forbid(
    'repo-decides-nothing',
    'A repo fetches and stores; policies and services decide.',
    { path: `${rooms}.*\\.repo\\.ts$` },
    { path: '\\.(policy|service|routes|view|jobs)\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'policy-and-view-are-pure',
    'They take values and return values: contract, errors and forms of text only, nothing that waits.',
    { path: `${rooms}.*\\.(policy|view)\\.ts$` },
    {
      path: [
        '\\.(repo|service|routes|jobs)\\.ts$',
        `${platform}(?!errors|clock|csv-line)`,
        '(^|/)node_modules/(?!(zod|sanitize-html|@types)/)',
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'policy-and-view-are-pure',
    'They take values and return values: no disk, no network.',
    { path: `${rooms}.*\\.(policy|view)\\.ts$` },
    { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
  ),
]

const webRules: Rule[] = [
  forbid(
    'faces-never-meet',
    'website, workbench and console share ui/ and features/, never each other.',
    { path: `${web}faces/([^/]+)/` },
    { path: `${web}faces/`, pathNot: `${web}faces/$1/` },
  ),
  forbid(
    'faces-know-no-app',
    'A face is mounted by app/; it knows what a route and a title are, nothing else of it.',
    { path: `${web}(faces|features|ui|lib|heavy)/`, pathNot: tests },
    { path: `${web}app/`, pathNot: `${web}app/(route|titles|website-data)\\.ts$` },
  ),
  forbid(
    'features-know-no-face',
    'What faces share never imports a face.',
    { path: `${web}(features|heavy)/` },
    { path: `${web}faces/` },
  ),
  forbid(
    'ui-knows-no-face',
    'Shared parts never import upward.',
    { path: `${web}(ui|lib)/` },
    { path: `${web}(faces|features|heavy)/`, dependencyTypesNot: ['dynamic-import'] },
  ),
  forbid(
    'heavy-only-when-needed',
    'Charts, 3D, editor and player arrive by lazy(() => import(…)).',
    { path: web, pathNot: [`${web}heavy/`, tests] },
    { path: [`${web}heavy/`, heavyLibraries], dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
]

export const rules: Rule[] = [...everywhere, ...serverRules, ...webRules]

/** Whom a room enters, of its own floor or below: held against its manifest, because a rule of names cannot read it. */
export const declaredNeeds = {
  name: 'rooms-name-whom-they-need',
  comment: "Another room is entered only when the room's own manifest (<room>.room.ts) imports it, for its `needs`.",
  /** The room's name, of every file that belongs to one. */
  room: new RegExp(`${rooms}([^/]+)/(?!.*${tests})`),
}

/**
 * What visitors' pages must never load at once, through however many files: checked by a walk of its own, because
 * dependency-cruiser's reachability follows lazy imports too.
 */
export const lightPages = {
  name: 'website-stays-light',
  comment:
    'The first load of the public pages, the sign-in among them, holds neither antd nor @tanstack nor zod nor heavy/, also not through features.',
  /** What runs on the server only (`*.data.ts`) may know the contract with its schemas. */
  from: new RegExp(`${web}(faces/(website|base)/(?!.*\\.(data|test)\\.tsx?$)|app/entry-client\\.tsx?$)`),
  never: new RegExp(
    `(^|/)node_modules/(antd|@ant-design/[^/]+|@rc-component/[^/]+|@tanstack/[^/]+|zod)(/|$)|${web}heavy/`,
  ),
}
