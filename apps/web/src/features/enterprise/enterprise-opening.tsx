import { formatDay, formatNumber } from '../../lib/format.ts'
import { originalLang, preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { OriginalNote } from '../../ui/original-note.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './enterprise-view.module.css'
import { enterpriseViewMessages } from './enterprise-view.messages.ts'
import { enterpriseMessages } from './enterprise.messages.ts'
import { Monogram } from './monogram.tsx'
import type { ShownEnterprise } from './shown-enterprise.ts'

function Figures({ enterprise }: Pick<ShownEnterprise, 'enterprise'>) {
  const t = useMessages(enterpriseViewMessages)
  const figures = [
    [t.productCount, enterprise.productCount],
    [t.patentCount, enterprise.patentCount],
  ] as const
  return (
    <dl className={css['figures']}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {formatNumber(value)}
            {t.unit !== '' && <small>{t.unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Banner, logo, name, slogan and the two figures of an enterprise. */
export function EnterpriseOpening({ shown, headingLevel }: { shown: ShownEnterprise; headingLevel: 1 | 2 }) {
  const t = useMessages(enterpriseViewMessages)
  const certified = useMessages(enterpriseMessages).certified
  const language = useLanguage()
  const { enterprise, name, region, industry } = shown
  const { logo, banner, slogan, sloganEn } = enterprise.display ?? {
    logo: null,
    banner: null,
    slogan: '',
    sloganEn: '',
  }
  const said = preferEnglish(language, slogan, sloganEn)
  const Heading = `h${headingLevel}` as const
  return (
    <header>
      {banner && (
        <div className={css['banner']}>
          <Picture picture={banner} sizes="min(1280px, 100vw)" alt="" first={headingLevel === 1} banner />
        </div>
      )}
      <div className={css['opening']}>
        {logo ? (
          <span className={css['logo']}>
            <Picture picture={logo} sizes="96px" alt="" />
          </span>
        ) : (
          <Monogram name={name} large />
        )}
        <div className={css['who']}>
          <Heading lang={originalLang(language, enterprise.nameEn)}>{name}</Heading>
          {language === 'en' && enterprise.nameEn !== '' && <p lang="zh-CN">{enterprise.name}</p>}
          {said !== '' && (
            <p className={css['slogan']} lang={originalLang(language, sloganEn)}>
              {said}
            </p>
          )}
          <p className={css['tags']}>
            <Tag tone="good">
              <Icon name="check" size={14} />
              {certified}
            </Tag>
            <span>{t.certifiedOn(formatDay(language, enterprise.certifiedAt))}</span>
            <span>
              {region} · {industry}
            </span>
          </p>
        </div>
        <Figures enterprise={enterprise} />
      </div>
      <OriginalNote
        texts={[
          [enterprise.name, enterprise.nameEn],
          [slogan, sloganEn],
        ]}
      />
    </header>
  )
}
