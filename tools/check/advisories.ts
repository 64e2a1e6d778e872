/** What `npm audit` reports of holes in packages, and what of it is accepted until when. */

/** A hole that was looked at: why it may stay, and the last day of that. */
export interface AcceptedAdvisory {
  /** `GHSA-…`. */
  id: string
  reason: string
  /** `YYYY-MM-DD`; from the next day on it counts again. */
  until: string
}

export interface Advisory {
  /** `GHSA-…`, or the number that the registry gives it. */
  id: string
  package: string
  severity: string
  title: string
}

const SERIOUS: ReadonlySet<string> = new Set(['high', 'critical'])

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** A package names the advisory itself, or the package below it that has one. */
function advisoryOf(via: unknown): Advisory[] {
  if (!isFields(via)) return []
  const id = /GHSA-[\w-]+$/.exec(textOf(via['url']))?.[0] ?? textOf(via['source'])
  return [{ id, package: textOf(via['name']), severity: textOf(via['severity']), title: textOf(via['title']) }]
}

const viaOf = (one: unknown): unknown[] => (isFields(one) && Array.isArray(one['via']) ? one['via'] : [])

/** Every advisory of a report (`npm audit --json`) once; null where the registry did not answer with one. */
export function advisoriesOf(report: string): Advisory[] | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(report)
  } catch {
    return null
  }
  const packages = isFields(parsed) ? parsed['vulnerabilities'] : undefined
  if (!isFields(packages)) return null
  const found = Object.values(packages).flatMap(viaOf).flatMap(advisoryOf)
  return [...new Map(found.map((advisory) => [advisory.id, advisory])).values()]
}

/** Sentences about what must not stay: serious holes that nobody accepted, and acceptances that are over. */
export function advisoryFaults(
  advisories: readonly Advisory[],
  accepted: readonly AcceptedAdvisory[],
  today: string,
): string[] {
  return advisories
    .filter(({ severity }) => SERIOUS.has(severity))
    .flatMap(({ id, package: name, severity, title }) => {
      const word = accepted.find((one) => one.id === id)
      if (word && word.until >= today) return []
      const told = `${name}: ${severity}, ${title} (${id})`
      return [word ? `${told}; accepted until ${word.until}: ${word.reason}` : told]
    })
}
