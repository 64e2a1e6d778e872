import type { AnalyticsSubject } from '@portal/contract/analytics'

/** Out of sight, but not `display: none`: such a picture may never be fetched. */
const STYLE = { position: 'absolute', opacity: 0, pointerEvents: 'none' } as const

/**
 * A picture of one point that tells the server of a page view: it works in cached pages and without script, and costs none.
 * A page that is only previewed does not carry it.
 */
export default function TrackingPixel({ subject, id }: { subject: AnalyticsSubject; id: string }) {
  const source = `/visit.gif?subject=${subject}&id=${id}`
  return <img key={id} src={source} width={1} height={1} alt="" fetchPriority="low" style={STYLE} />
}
