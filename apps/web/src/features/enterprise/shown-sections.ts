/** Which sections of an enterprise's page stand in which order. Runs on the server: pages import only the type. */
import { type PublicPavilion, pavilionSections } from '@portal/contract/enterprise-content'

export type PavilionSection = (typeof pavilionSections)[number]

/** The order the enterprise chose, without what it hides; sections that are newer than its choice stand at the end. */
export function shownSections(pavilion: Pick<PublicPavilion, 'sections'> | null): PavilionSection[] {
  const chosen = pavilion?.sections ?? []
  const known = new Set(chosen.map(({ section }) => section))
  return [
    ...chosen.filter(({ shown }) => shown).map(({ section }) => section),
    ...pavilionSections.filter((section) => !known.has(section)),
  ]
}
