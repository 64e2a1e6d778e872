import { useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import page from '../../../ui/page.module.css'
import { Section } from '../../../ui/section.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { ExpoCard } from '../expo/expo-card.tsx'
import { HallCard } from './hall-card.tsx'
import type { HallGroup, ShowroomData } from './showroom.data.ts'
import css from './showroom-depth.module.css'
import { showroomDepthMessages } from './showroom-depth.messages.ts'

function More({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink className={page['more']} to={to}>
      {children}
      <Icon name="arrow" size={16} />
    </SiteLink>
  )
}

function Group({ group: { kind, title, note, to, halls } }: { group: HallGroup }) {
  const t = useMessages(showroomDepthMessages)
  return (
    <Section
      className={css['group']}
      id={kind}
      title={title}
      note={note}
      action={<More to={to}>{t.enterAll(title)}</More>}
    >
      <ul className={css['halls']}>
        {halls.map((hall) => (
          <li key={hall.key}>
            <HallCard hall={hall} kind={kind} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Expos first: they pass; then the halls that are always there. */
export default function ShowroomDepth({ groups, expos }: Pick<ShowroomData, 'groups' | 'expos'>) {
  const t = useMessages(showroomDepthMessages)
  return (
    <>
      {expos.length > 0 && (
        <Section
          className={css['group']}
          id="expos"
          title={t.expos}
          note={t.exposNote}
          action={<More to="/website/showroom/theme">{t.allExpos}</More>}
        >
          <div className={css['expos']}>
            {expos.map((expo) => (
              <ExpoCard key={expo.id} expo={expo} />
            ))}
          </div>
        </Section>
      )}
      {groups.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </>
  )
}
