import type { PublicCertificate } from '@portal/contract/content'
import type { PublicEnterpriseContent } from '@portal/contract/enterprise-content'
import type { Picture } from '@portal/contract/file'
import type { EnterpriseLoaded } from './enterprise-content.policy.ts'

/** What an enterprise shows of itself, from chosen revisions; pictures that are gone are missing. */
export function publicContent(
  { display, pavilion }: EnterpriseLoaded,
  drawn: ReadonlyMap<string, Picture>,
  lists: { certificates: PublicCertificate[]; honors: PublicCertificate[] },
): PublicEnterpriseContent {
  const drawnAs = (file: string | null, alt: string): Picture | null => {
    const picture = file === null ? undefined : drawn.get(file)
    return picture ? { ...picture, alt } : null
  }
  return {
    ...lists,
    display: display && {
      ...display,
      logo: drawnAs(display.logo, ''),
      banner: drawnAs(display.banner, ''),
      story: display.story.map((section) => ({ ...section, picture: drawnAs(section.picture, section.pictureAlt) })),
    },
    pavilion: pavilion && { ...pavilion, banner: drawnAs(pavilion.banner, '') },
  }
}
