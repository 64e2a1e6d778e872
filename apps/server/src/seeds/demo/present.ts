import { EnterpriseDisplay, EnterprisePavilion } from '@portal/contract/enterprise-content'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { EnterpriseKey } from './people.ts'
import { type Gallery, keyOf, type PictureKey, type PictureName, type View } from './pictures.ts'
import { type Presentation, presentations } from './presentations.ts'
import type { DemoRooms } from './rooms.ts'

interface Desk {
  tx: Tx
  rooms: DemoRooms
  gallery: Gallery
  owners: Record<EnterpriseKey, OrganisationActor>
}

const logoOf = (key: EnterpriseKey): PictureKey => `logos/${key}`

/** What an enterprise tells, with the pictures that are there. */
export function toldBy(gallery: Gallery, enterprise: EnterpriseKey, { display, pavilion, banner }: Presentation) {
  const drawn = (key: PictureKey) => (gallery.has(key) ? gallery.identifier(key) : null)
  const seen = (name: PictureName | null, view: View) => (name === null ? null : drawn(keyOf(name, view)))
  const story = display.story.map((chapter) => ({ ...chapter, picture: seen(chapter.picture, 'hero') }))
  return {
    display: EnterpriseDisplay.parse({ ...display, story, logo: drawn(logoOf(enterprise)) }),
    pavilion: EnterprisePavilion.parse({ ...pavilion, banner: seen(banner, 'exploded') }),
  }
}

/** Enterprises submit what they tell of themselves. Their products, and with them the pictures, are there already. */
export async function presentEnterprises({ tx, rooms, gallery, owners }: Desk): Promise<void> {
  const submit = { submit: true }
  for (const [name, presentation] of Object.entries(presentations)) {
    const key = name as EnterpriseKey
    const owner = owners[key]
    const logo = logoOf(key)
    if (gallery.has(logo)) await rooms.file.files.adopt(tx, owner, await gallery.prepared(logo))
    const { display, pavilion } = toldBy(gallery, key, presentation)
    await rooms.enterprise.enterpriseContents.save(owner, { kind: 'display', document: display }, submit)
    await rooms.enterprise.enterpriseContents.save(owner, { kind: 'pavilion', document: pavilion }, submit)
  }
}
