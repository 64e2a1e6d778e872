/** Walks every import of the product and holds it against the rules. */
import { existsSync, globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { floors } from './floors.ts'
import { declaredNeeds, lightPages, rules } from './rules.ts'

export interface Breach {
  rule: string
  from: string
  to: string
  why: string
}
export interface Cruise {
  breaches: Breach[]
  /** Source files that were read. */
  cruised: number
  /** Source files on disk that were not read: then the whole result is worthless. */
  missed: string[]
  /** Folders under rooms/ that stand on no floor. */
  roomsWithoutFloor: string[]
}

const folders = ['apps/server/src', 'apps/web/src', 'packages/contract/src', 'packages/testkit/src']

/** Static, runtime edges only: a lazy import costs nothing at first load, a type costs nothing ever. */
const loadsAtOnce = (dependency: IModule['dependencies'][number]) =>
  !dependency.dynamic && !dependency.dependencyTypes.includes('type-only')

/** The shortest chain of static imports from each page file to something that it must not load. */
function heavyChains(modules: readonly IModule[]): Breach[] {
  const bySource = new Map(modules.map((module) => [module.source, module]))
  const breaches: Breach[] = []
  for (const start of modules.filter((module) => lightPages.from.test(module.source))) {
    const cameFrom = new Map<string, string>([[start.source, '']])
    for (const source of cameFrom.keys()) {
      if (lightPages.never.test(source)) {
        const chain: string[] = []
        for (let at = source; at; at = cameFrom.get(at) ?? '') chain.unshift(at)
        breaches.push({
          rule: lightPages.name,
          from: start.source,
          to: chain.slice(1).join(' → '),
          why: lightPages.comment,
        })
        break
      }
      for (const next of bySource.get(source)?.dependencies.filter(loadsAtOnce) ?? []) {
        if (!cameFrom.has(next.resolved)) cameFrom.set(next.resolved, source)
      }
    }
  }
  return breaches
}

/** Rooms that a manifest imports while running: circles of these are circles of files. */
function needsOf(room: string, modules: readonly IModule[]): Set<string | undefined> {
  const manifest = modules.find(({ source }) => source.endsWith(`/rooms/${room}/${room}.room.ts`))
  const imported = manifest?.dependencies.filter(loadsAtOnce) ?? []
  return new Set(imported.map(({ resolved }) => declaredNeeds.room.exec(resolved)?.[1]))
}

/** Imports of rooms, types among them, that the importing room's manifest does not name. Upward ones have their own rule. */
function undeclaredNeeds(modules: readonly IModule[]): Breach[] {
  const floorOf = (room: string) => floors.findIndex((floor) => floor.includes(room))
  const needs = new Map<string, Set<string | undefined>>()
  return modules.flatMap(({ source, dependencies }) => {
    const from = declaredNeeds.room.exec(source)?.[1]
    if (from === undefined) return []
    const declared = needs.get(from) ?? needsOf(from, modules)
    needs.set(from, declared)
    return dependencies.flatMap(({ resolved }) => {
      const to = declaredNeeds.room.exec(resolved)?.[1]
      if (to === undefined || to === from || declared.has(to) || floorOf(to) > floorOf(from)) return []
      return [{ rule: declaredNeeds.name, from: source, to: resolved, why: declaredNeeds.comment }]
    })
  })
}

function roomsWithoutFloor(): string[] {
  const known = new Set(floors.flat())
  const folder = 'apps/server/src/rooms'
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !known.has(entry.name))
    .map((entry) => join(folder, entry.name))
}

/** Reads the tree of the current working directory. Takes about ten seconds for a thousand files. */
export async function cruiseTree(): Promise<Cruise> {
  const present = folders.filter((folder) => existsSync(folder))
  const result = await cruise(
    present,
    {
      ruleSet: { forbidden: rules },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts', '.css'] },
    { tsConfig: extractTsConfig('tsconfig.json') },
  )
  if (typeof result.output === 'string') throw new Error('dependency-cruiser answered text instead of its result')
  const { modules, summary }: ICruiseResult = result.output
  const read = new Set(modules.map((module) => module.source))
  const sources = present
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.d.ts'))
  const comments = new Map(rules.map((rule) => [rule.name, rule.comment ?? '']))
  const breaches = summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map((step) => step.name).join(' → ') : to,
    why: comments.get(rule.name) ?? '',
  }))
  return {
    breaches: [...breaches, ...heavyChains(modules), ...undeclaredNeeds(modules)],
    cruised: sources.filter((path) => read.has(path)).length,
    missed: sources.filter((path) => !read.has(path)),
    roomsWithoutFloor: roomsWithoutFloor(),
  }
}
