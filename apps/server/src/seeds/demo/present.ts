import { EnterpriseDisplay, EnterprisePavilion } from '@portal/contract/enterprise-content'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { EnterpriseKey } from './people.ts'
import { type Gallery, keyOf, type PictureName, type View } from './pictures.ts'
import { presentations } from './presentations.ts'
import type { DemoRooms } from './rooms.ts'

/** Enterprises submit what they tell of themselves. Their products, and with them the pictures, are there already. */
export async function presentEnterprises(
  rooms: DemoRooms,
  gallery: Gallery,
  owners: Record<EnterpriseKey, OrganisationActor>,
): Promise<void> {
  for (const [key, { display, pavilion, banner }] of Object.entries(presentations)) {
    const owner = owners[key as EnterpriseKey]
    const drawn = (name: PictureName | null, view: View) =>
      name !== null && gallery.has(keyOf(name, view)) ? gallery.identifier(keyOf(name, view)) : null
    const story = []
    for (const { picture, ...chapter } of display.story) {
      story.push({ ...chapter, picture: drawn(picture, 'hero') })
    }
    const submit = { submit: true }
    const told = EnterpriseDisplay.parse({ ...display, story })
    await rooms.enterpriseContents.save(owner, { kind: 'display', document: told }, submit)
    const furnished = EnterprisePavilion.parse({ ...pavilion, banner: drawn(banner, 'exploded') })
    await rooms.enterpriseContents.save(owner, { kind: 'pavilion', document: furnished }, submit)
  }
}
