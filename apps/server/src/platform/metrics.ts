/** Figures for Prometheus. */
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is asked when somebody collects. */
export interface Sources {
  pool: () => { total: number; idle: number; waiting: number }
  events: () => Promise<{ waiting: number; oldestSeconds: number }>
  jobs: () => Promise<{ name: string; waiting: number; active: number; failed: number }[]>
  streams: () => number
  pages: () => Record<'answers' | 'bytes' | 'hits' | 'misses' | 'unchanged' | 'untold', number>
}

export interface Metrics {
  /** Notes one request; `route` is the pattern, never the address. */
  observe(method: string, route: string, status: number, seconds: number): void
  watch(sources: Sources): void
  contentType: string
  /** The page that Prometheus reads. What cannot be asked at the moment is left out. */
  collect(): Promise<string>
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

function watch(registry: Registry, sources: Sources): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    fill: (gauge: Gauge<Label>) => Promise<void> | void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        await fill(this)
      },
    })
  gauge('portal_database_connections', 'Connections of the pool by state', ['state'], (all) => {
    const { total, idle, waiting } = sources.pool()
    all.set({ state: 'busy' }, total - idle)
    all.set({ state: 'idle' }, idle)
    all.set({ state: 'waited_for' }, waiting)
  })
  gauge(
    'portal_event_deliveries_waiting',
    'Event deliveries not yet handled, and their age',
    ['figure'],
    async (all) => {
      const lag = await sources.events()
      all.set({ figure: 'count' }, lag.waiting)
      all.set({ figure: 'oldest_seconds' }, lag.oldestSeconds)
    },
  )
  gauge('portal_jobs', 'Jobs by name and state', ['name', 'state'], async (all) => {
    for (const { name, waiting, active, failed } of await sources.jobs()) {
      all.set({ name, state: 'waiting' }, waiting)
      all.set({ name, state: 'active' }, active)
      all.set({ name, state: 'failed' }, failed)
    }
  })
  gauge(
    'portal_kept_pages',
    'Website answers kept in memory, their bytes, who was served from them, those whose data were read anew and the same, and changes that nobody told',
    ['figure'],
    (all) => {
      for (const [figure, value] of Object.entries(sources.pages())) all.set({ figure }, value)
    },
  )
  gauge('portal_realtime_streams', 'Open event streams of browsers', [], (all) => all.set(sources.streams()))
}

/** Makes the figures of one process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'portal_http_request_seconds',
    help: 'Duration of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  return {
    observe: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    watch: (sources) => watch(registry, sources),
    contentType: registry.contentType,
    async collect() {
      const pages = registry
        .getMetricsAsArray()
        .map((metric) =>
          registry.getSingleMetricAsString(metric.name).catch(() => `# ${metric.name} cannot be asked at the moment`),
        )
      return `${(await Promise.all(pages)).join('\n\n')}\n`
    },
  }
}
