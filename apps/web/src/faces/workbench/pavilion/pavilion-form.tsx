import { Flex, Form, Switch } from 'antd'
import { FormCard, FormCards } from '../../../features/content/form-card.tsx'
import { TextField } from '../../../features/content/text-field.tsx'
import { sectionMessages } from '../../../features/enterprise/pavilion-section.messages.ts'
import { OrderList } from '../../../features/order/order-list.tsx'
import { PictureSlot } from '../../../features/picture/picture-slot.tsx'
import { ProductChoice } from '../../../features/product-choice/product-choice.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import type { PavilionDraft } from './pavilion-draft.ts'
import { messages } from './pavilion.messages.ts'
import { SkinChoice } from './skin-choice.tsx'

interface Props {
  organisationId: string
  draft: PavilionDraft
  disabled: boolean
  onChange(change: Partial<PavilionDraft>): void
}

function Entrance({ draft, disabled, onChange }: Omit<Props, 'organisationId'>) {
  const t = useMessages(messages)
  const field = (name: 'title' | 'titleEn' | 'welcome' | 'welcomeEn') => ({
    value: draft[name],
    disabled,
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <FormCard title={t.entrance}>
      <Form.Item label={t.banner} extra={t.bannerHelp}>
        <PictureSlot
          label={t.banner}
          ratio="16 / 5"
          picture={draft.banner}
          disabled={disabled}
          onChange={(banner) => onChange({ banner })}
        />
      </Form.Item>
      <TextField label={t.pavilionTitle} maxLength={60} placeholder={t.titleHint} {...field('title')} />
      <TextField label={t.pavilionTitleEn} maxLength={120} {...field('titleEn')} />
      <TextField label={t.welcome} maxLength={500} rows={3} {...field('welcome')} />
      <TextField label={t.welcomeEn} maxLength={1000} rows={3} {...field('welcomeEn')} />
    </FormCard>
  )
}

function Sections({ draft, disabled, onChange }: Omit<Props, 'organisationId'>) {
  const t = useMessages(messages)
  const names = useMessages(sectionMessages)
  const nothingShown = !draft.sections.some(({ shown }) => shown)
  return (
    <FormCard title={t.sections} help={t.sectionsHelp}>
      <OrderList
        items={draft.sections}
        compact
        keyOf={({ section }) => section}
        nameOf={({ section }) => names[section]}
        disabled={disabled}
        onChange={(sections) => onChange({ sections })}
      >
        {({ section, shown }, at) => (
          <Flex justify="space-between" align="center">
            <span>{names[section]}</span>
            <span data-fault={nothingShown && at === 0 ? t.sections : undefined}>
              <Switch
                checked={shown}
                disabled={disabled}
                aria-label={t.show(names[section])}
                onChange={(now) =>
                  onChange({
                    sections: draft.sections.map((one) => (one.section === section ? { section, shown: now } : one)),
                  })
                }
              />
            </span>
          </Flex>
        )}
      </OrderList>
    </FormCard>
  )
}

/** How the pavilion looks, and what stands in it in which order. */
export function PavilionForm(props: Props) {
  const t = useMessages(messages)
  const { organisationId, draft, disabled, onChange } = props
  return (
    <FormCards>
      <FormCard title={t.skin}>
        <SkinChoice value={draft.skin} disabled={disabled} onChange={(skin) => onChange({ skin })} />
      </FormCard>
      <Entrance {...props} />
      <Sections {...props} />
      <FormCard title={t.products} help={t.productsHelp}>
        <ProductChoice
          addLabel={t.addProduct}
          nothingToChoose={t.noProducts}
          organisationId={organisationId}
          products={draft.products}
          disabled={disabled}
          onChange={(products) => onChange({ products })}
        />
      </FormCard>
    </FormCards>
  )
}
