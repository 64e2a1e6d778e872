import { productEditor } from '@portal/contract/content-kind'
import { DeleteOutlined } from '@ant-design/icons'
import type { ChainPart } from '@portal/contract/product-document'
import { Button, Input, Select, Typography } from 'antd'
import { printedNumber } from '../../../../features/patent/patent-number.ts'
import { LegalStatusTag } from '../../../../features/patent/patent-parts.tsx'
import { ButtonLink } from '../../../../features/shell/button-link.tsx'
import { useMessages } from '../../../../lib/i18n/language.ts'
import type { ChainDetail } from './chain-content.ts'
import css from './chain.module.css'
import { messages } from './chain.messages.ts'

type Link = ChainPart['patents'][number]

interface Props {
  productId: string
  links: readonly Link[]
  /** Patents that the product is linked with. */
  patents: ChainDetail['patents']
  disabled: boolean
  onChange(links: Link[]): void
}

/** One patent of a part: which claim, which feature, how central. */
function LinkFields({
  link,
  number,
  disabled,
  onChange,
}: {
  link: Link
  number: string
  disabled: boolean
  onChange(change: Partial<Link>): void
}) {
  const t = useMessages(messages)
  return (
    <div className={css.link}>
      <Input
        className={css.claim ?? ''}
        aria-label={t.of(t.claim, number)}
        placeholder={`${t.claim} ${t.claimHint}`}
        disabled={disabled}
        maxLength={40}
        value={link.claim}
        onChange={(event) => onChange({ claim: event.target.value })}
      />
      <Select
        className={css.relation ?? ''}
        aria-label={t.of(t.relation, number)}
        disabled={disabled}
        value={link.relation}
        onChange={(relation) => onChange({ relation })}
        options={[
          { value: 'core' as const, label: t.relationCore },
          { value: 'peripheral' as const, label: t.relationPeripheral },
        ]}
      />
      <Input.TextArea
        className={css.feature ?? ''}
        aria-label={t.of(t.feature, number)}
        placeholder={t.featureHint}
        disabled={disabled}
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={500}
        aria-invalid={link.feature.trim() === ''}
        status={link.feature.trim() === '' ? 'error' : ''}
        value={link.feature}
        onChange={(event) => onChange({ feature: event.target.value })}
      />
    </div>
  )
}

/** Ties a part to patents of the product, each with the sentence of the feature it protects. */
export function PartPatents({ productId, links, patents, disabled, onChange }: Props) {
  const t = useMessages(messages)
  const open = patents.filter(({ id }) => !links.some(({ patentId }) => patentId === id))
  return (
    <fieldset className={css.patents}>
      <legend>{t.patents}</legend>
      {links.map((link, index) => {
        const patent = patents.find(({ id }) => id === link.patentId)
        const number = patent ? printedNumber(patent) : link.patentId
        return (
          <div key={link.patentId} className={css.patent}>
            <div className={css.patentHead}>
              <span className={css.number}>{number}</span>
              {patent && <LegalStatusTag status={patent.legalStatus} />}
              <span className={css.title}>{patent?.title}</span>
              {!disabled && (
                <Button
                  size="small"
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={t.removePatent(number)}
                  onClick={() => onChange(links.filter((one) => one !== link))}
                />
              )}
            </div>
            <LinkFields
              link={link}
              number={number}
              disabled={disabled}
              onChange={(change) => onChange(links.map((one, at) => (at === index ? { ...one, ...change } : one)))}
            />
          </div>
        )
      })}
      {patents.length === 0 && <Typography.Paragraph type="secondary">{t.noLinked}</Typography.Paragraph>}
      {!disabled && (
        <div className={css.addPatent}>
          {open.length > 0 && (
            <Select
              className={css.grow ?? ''}
              aria-label={t.addPatent}
              placeholder={t.addPatentHint}
              showSearch={{ optionFilterProp: 'label' }}
              value={null}
              onSelect={(patentId: string | null) => {
                if (patentId) onChange([...links, { patentId, claim: '', feature: '', relation: 'core' }])
              }}
              options={open.map((patent) => ({ value: patent.id, label: `${patent.title} ${printedNumber(patent)}` }))}
            />
          )}
          <ButtonLink to={productEditor('basics', productId)}>{t.linkMore}</ButtonLink>
        </div>
      )}
    </fieldset>
  )
}
