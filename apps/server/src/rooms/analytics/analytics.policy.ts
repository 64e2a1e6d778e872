import { type AnalyticsSubject, AnalyticsSubject as Subject } from '@portal/contract/analytics'

/** Programs that say what they are; whoever hides is counted like anybody else. */
const BOTS =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|java\/|httpclient|okhttp|axios|node-fetch|go-http|scrapy|facebookexternalhit|embedly|whatsapp|feed/i

interface Asked {
  query: unknown
  address: string
  agent: string
  /** `sec-purpose` or `purpose`: what is fetched ahead was not seen. */
  purpose: string
}

/** The page that was looked at; null for what is no page view: programs, pages fetched ahead, addresses that name nothing. */
export function viewedPage({ query, agent, purpose }: Asked): { subject: AnalyticsSubject; id: string } | null {
  const { subject, id } = query as Record<string, unknown>
  const known = Subject.safeParse(subject)
  if (!known.success || typeof id !== 'string' || !/^[1-9]\d{0,17}$/.test(id)) return null
  if (agent === '' || BOTS.test(agent) || purpose.includes('prefetch')) return null
  return { subject: known.data, id }
}

/** `days` days up to and with `today`, the oldest first. Days as `YYYY-MM-DD`. */
export function daysUpTo(today: string, days: number): string[] {
  const end = Date.parse(today)
  return Array.from({ length: days }, (_, back) =>
    new Date(end - (days - 1 - back) * 86_400_000).toISOString().slice(0, 10),
  )
}
