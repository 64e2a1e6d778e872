import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { MapArea } from '../../../heavy/map/map-area.ts'
import type { MapOf } from '../../../heavy/map/map-source.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Section } from '../../../ui/section.tsx'
import { inSiteLanguage, SiteLink } from '../../../ui/site-link.tsx'
import { useNear } from '../../../ui/use-near.ts'
import { areaMapMessages } from './area-map.messages.ts'
import css from './area-map.module.css'
import type { AreaView } from './area-view.ts'

const MapPicture = lazy(() => import('../../../heavy/map/map-picture.tsx'))

interface Props {
  of: MapOf
  areas: readonly AreaView[]
}

/** The drawing is made in the browser only; on the server and without script the table is all there is. */
function Drawing({ of, areas, onReady }: Props & { onReady(approval: string): void }) {
  const t = useMessages(areaMapMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const [failed, setFailed] = useState(false)
  const shown = areas
    .filter(({ code }) => code !== '')
    .map(
      ({ code, name, enterprises, products, chosen }): MapArea => ({
        code,
        name,
        value: enterprises,
        chosen,
        labelled: of === 'zhejiang' || enterprises > 0,
        says: t.says(name, formatNumber(enterprises), formatNumber(products)),
      }),
    )
  if (failed) return <p className={css['failed']}>{t.failed}</p>
  const choose = (code: string): void => {
    const to = areas.find((area) => area.code === code)?.to
    if (to !== undefined) void navigate(inSiteLanguage(to, language))
  }
  return (
    <Suspense fallback={null}>
      <MapPicture of={of} areas={shown} onChoose={choose} onReady={onReady} onFailure={() => setFailed(true)} />
    </Suspense>
  )
}

function AreaTable({ areas }: Pick<Props, 'areas'>) {
  const t = useMessages(areaMapMessages)
  return (
    <div className={css['scroll']} role="region" aria-label={t.table} tabIndex={0}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{t.area}</th>
            <th scope="col">{t.enterprises}</th>
            <th scope="col">{t.products}</th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ code, name, to, enterprises, products, chosen }) => (
            <tr key={code} data-chosen={chosen}>
              <th scope="row">
                <SiteLink to={to} aria-current={chosen || undefined}>
                  {code === '' ? t.all : name}
                </SiteLink>
              </th>
              <td>{formatNumber(enterprises)}</td>
              <td>{formatNumber(products)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Where exhibitors come from: a map, and the table that says the same. Both lead to the hall of an area. */
export function AreaMap({ of, areas }: Props) {
  const t = useMessages(areaMapMessages)
  /** The 审图号 of the boundaries; '' for schematic ones. */
  const [approval, setApproval] = useState('')
  const [place, near] = useNear<HTMLDivElement>()
  const note = approval === '' ? t.schematic : t.approval(approval)
  return (
    <Section className={css['areas']} id="areas" title={t.title}>
      <div className={css['both']}>
        <figure className={css['map']} aria-hidden="true">
          <div ref={place} className={css['drawing']}>
            {near && <Drawing of={of} areas={areas} onReady={setApproval} />}
          </div>
          <figcaption>
            <span className={css['scale']}>
              {t.byEnterprises} {t.less}
              <i />
              {t.more}
            </span>
            <span className={css['note']}>{note}</span>
          </figcaption>
        </figure>
        <AreaTable areas={areas} />
      </div>
    </Section>
  )
}
