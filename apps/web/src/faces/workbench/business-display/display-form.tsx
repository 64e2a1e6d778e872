import { Form, Select } from 'antd'
import { useId } from 'react'
import { FormCard, FormCards } from '../../../features/content/form-card.tsx'
import { TextField } from '../../../features/content/text-field.tsx'
import { PictureSlot } from '../../../features/picture/picture-slot.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './business-display.module.css'
import { messages } from './business-display.messages.ts'
import type { DisplayDraft } from './display-draft.ts'
import { FiguresEditor } from './figures-editor.tsx'
import { StoryEditor } from './story-editor.tsx'

interface Props {
  draft: DisplayDraft
  disabled: boolean
  /** Whether anything of the story is told. */
  told: boolean
  problemAt(path: string): string | undefined
  onChange(change: Partial<DisplayDraft>): void
}

function Look({ draft, disabled, onChange }: Props) {
  const t = useMessages(messages)
  return (
    <FormCard title={t.look}>
      <div className={css.look}>
        <Form.Item label={t.logo} extra={t.logoHelp}>
          <PictureSlot
            label={t.logo}
            ratio="1 / 1"
            picture={draft.logo}
            disabled={disabled}
            onChange={(logo) => onChange({ logo })}
          />
        </Form.Item>
        <Form.Item label={t.banner} extra={t.bannerHelp}>
          <PictureSlot
            label={t.banner}
            ratio="16 / 5"
            picture={draft.banner}
            disabled={disabled}
            onChange={(banner) => onChange({ banner })}
          />
        </Form.Item>
      </div>
      <TextField
        label={t.slogan}
        maxLength={60}
        placeholder={t.sloganHint}
        value={draft.slogan}
        disabled={disabled}
        onChange={(slogan) => onChange({ slogan })}
      />
      <TextField
        label={t.sloganEn}
        maxLength={120}
        value={draft.sloganEn}
        disabled={disabled}
        onChange={(sloganEn) => onChange({ sloganEn })}
      />
    </FormCard>
  )
}

function Qualifications({ draft, disabled, problemAt, onChange }: Props) {
  const t = useMessages(messages)
  const id = useId()
  const problem = draft.qualifications.map((_, at) => problemAt(`qualifications.${at}`)).find(Boolean)
  return (
    <FormCard title={t.qualifications}>
      <Form.Item
        label={t.qualifications}
        htmlFor={id}
        extra={t.qualificationsHelp}
        help={problem}
        {...(problem ? { validateStatus: 'error' as const } : {})}
      >
        <Select
          id={id}
          mode="tags"
          open={false}
          suffixIcon={null}
          disabled={disabled}
          maxCount={20}
          tokenSeparators={['\u3001', '\uFF0C', ',', ';', '\uFF1B']}
          value={draft.qualifications}
          onChange={(qualifications) => onChange({ qualifications })}
        />
      </Form.Item>
    </FormCard>
  )
}

function Contact({ draft, disabled, problemAt, onChange }: Props) {
  const t = useMessages(messages)
  const fields = [
    ['name', t.contactName, 40],
    ['phone', t.phone, 30],
    ['email', t.email, 120],
    ['address', t.address, 200],
    ['addressEn', t.addressEn, 300],
  ] as const
  return (
    <FormCard title={t.contact} help={t.contactHelp}>
      {fields.map(([name, label, maxLength]) => (
        <TextField
          key={name}
          label={label}
          maxLength={maxLength}
          value={draft.contact[name]}
          disabled={disabled}
          problem={problemAt(`contact.${name}`)}
          onChange={(value) => onChange({ contact: { ...draft.contact, [name]: value } })}
        />
      ))}
    </FormCard>
  )
}

/** Everything an enterprise tells of itself. */
export function DisplayForm(props: Props) {
  const t = useMessages(messages)
  const { draft, disabled, told, problemAt, onChange } = props
  return (
    <FormCards>
      <Look {...props} />
      <FormCard title={t.story} help={t.storyHelp}>
        <div data-fault={told ? undefined : t.story}>
          <StoryEditor
            story={draft.story}
            disabled={disabled}
            problemAt={problemAt}
            onChange={(story) => onChange({ story })}
          />
        </div>
      </FormCard>
      <FormCard title={t.figures} help={t.figuresHelp}>
        <FiguresEditor
          figures={draft.figures}
          disabled={disabled}
          problemAt={problemAt}
          onChange={(figures) => onChange({ figures })}
        />
      </FormCard>
      <Qualifications {...props} />
      <Contact {...props} />
    </FormCards>
  )
}
