import { Certification, type EntInfo, regionOfUscc, usccHolds } from '@portal/contract/enterprise'
import { industries, industryCodes } from '@portal/contract/industry'
import { type RegionCode, regionCodes, regions } from '@portal/contract/region'
import { profile } from '@portal/contract/user-profile'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Form, type FormInstance, type FormRule, Input, Select } from 'antd'
import { type ReactNode, useRef } from 'react'
import { useExpectedTime } from '../../../features/certification/expected-time.ts'
import { contractRule } from '../../../features/shell/contract-rule.ts'
import { DraftKept } from '../../../features/draft/draft-kept.tsx'
import { DraftOffer } from '../../../features/draft/draft-offer.tsx'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { submitButton } from '../../../features/shell/form/form-keys.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './ent-auth.module.css'
import { entAuthMessages } from './ent-auth.messages.ts'
import { LicenceField } from './licence-field.tsx'
import { OthersAlike } from './others-alike.tsx'
import { type Reached, useCertification } from './use-certification.ts'

const fields = Certification.shape
type FieldName = keyof typeof fields

interface FieldProps {
  name: FieldName
  label: string
  /** What is said when nothing, or nothing possible, was chosen. */
  missing?: string
  hint?: ReactNode
  wide?: boolean
  rules?: FormRule[]
  normalize?: (value: string) => string
  children: ReactNode
}

const optional: readonly FieldName[] = ['nameEn', 'website', 'profile', 'licence']

/** One entry of the form; what it must be is what the contract says. */
function Field({ name, label, missing, hint, wide = false, rules = [], normalize, children }: FieldProps) {
  const language = useLanguage()
  return (
    <Form.Item
      name={name}
      label={label}
      required={!optional.includes(name)}
      extra={hint}
      validateTrigger={['onBlur', 'onChange']}
      validateFirst
      rules={[contractRule(fields[name], language, missing), ...rules]}
      className={wide ? (css['wide'] ?? '') : ''}
      {...(normalize && { normalize })}
    >
      {children}
    </Form.Item>
  )
}

/** Lets it pass, but says that the check character does not match. */
function useCheckCharacter(): FormRule {
  const t = useMessages(entAuthMessages)
  return {
    warningOnly: true,
    validator: (_, code: string | undefined) =>
      !code || code.length !== 18 || usccHolds(code) ? Promise.resolve() : Promise.reject(new Error(t.usccWarning)),
  }
}

const withoutSpaces = (value: string): string => value.replaceAll(/\s/g, '')
const asCode = (value: string): string => withoutSpaces(value).toUpperCase()
const search = { optionFilterProp: 'label' }

/** The region. What the credit code says of it is offered beside another choice or none, and never put in unasked. */
function RegionField() {
  const t = useMessages(entAuthMessages)
  const language = useLanguage()
  const form = Form.useFormInstance<Certification>()
  const code = Form.useWatch('uscc', form)
  const chosen = Form.useWatch('region', form)
  const told = regionOfUscc(code ?? '')
  const offered = told === chosen ? null : told
  const take = (region: RegionCode): void => {
    form.setFieldValue('region', region)
    form.focusField('region')
  }
  const offer = offered && (
    <>
      {t.regionOfCode(regions[offered][language])}
      <Button type="link" size="small" onClick={() => take(offered)}>
        {t.regionTake(regions[offered][language])}
      </Button>
    </>
  )
  return (
    <Field name="region" label={t.region} missing={t.regionMissing} hint={offer}>
      <Select
        showSearch={search}
        options={regionCodes.map((code) => ({ value: code, label: regions[code][language] }))}
      />
    </Field>
  )
}

function EnterpriseFields() {
  const t = useMessages(entAuthMessages)
  const language = useLanguage()
  const checkCharacter = useCheckCharacter()
  return (
    <fieldset className={css['section']}>
      <legend>{t.sectionEnterprise}</legend>
      <div className={css['fields']}>
        <Field name="name" label={t.name} hint={t.nameHint}>
          <Input maxLength={120} autoComplete="organization" />
        </Field>
        <Field name="nameEn" label={t.nameEn}>
          <Input maxLength={160} />
        </Field>
        <Field name="uscc" label={t.uscc} hint={t.usccHint} rules={[checkCharacter]} normalize={asCode}>
          <Input maxLength={24} className={css['code'] ?? ''} autoCapitalize="characters" spellCheck={false} />
        </Field>
        <Field name="industry" label={t.industry} missing={t.industryMissing}>
          <Select
            showSearch={search}
            options={industryCodes.map((code) => ({ value: code, label: industries[code][language] }))}
          />
        </Field>
        <RegionField />
        <Field name="website" label={t.website} normalize={withoutSpaces}>
          <Input maxLength={200} type="url" placeholder="https://" autoComplete="url" />
        </Field>
        <Field name="address" label={t.address} wide>
          <Input maxLength={200} autoComplete="street-address" />
        </Field>
      </div>
    </fieldset>
  )
}

function ContactFields() {
  const t = useMessages(entAuthMessages)
  return (
    <fieldset className={css['section']}>
      <legend>{t.sectionContact}</legend>
      <p className={css['note']}>{t.sectionContactText}</p>
      <div className={css['fields']}>
        <Field name="contactName" label={t.contactName}>
          <Input maxLength={40} autoComplete="name" />
        </Field>
        <Field name="contactMobile" label={t.contactMobile} normalize={withoutSpaces}>
          <Input maxLength={11} type="tel" inputMode="numeric" autoComplete="tel-national" />
        </Field>
        <Field name="contactEmail" label={t.contactEmail} normalize={withoutSpaces} wide>
          <Input maxLength={120} type="email" autoComplete="email" />
        </Field>
      </div>
    </fieldset>
  )
}

function ProfileField() {
  const t = useMessages(entAuthMessages)
  return (
    <fieldset className={css['section']}>
      <legend>{t.sectionProfile}</legend>
      <Field name="profile" label={t.profile} hint={t.profileHint} wide>
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 16 }} maxLength={4000} />
      </Field>
    </fieldset>
  )
}

function LicenceSection({ enterprise }: { enterprise: EntInfo }) {
  const t = useMessages(entAuthMessages)
  const sending = useRef(false)
  const arrived: FormRule = {
    validator: () => (sending.current ? Promise.reject(new Error(t.licenceWait)) : Promise.resolve()),
  }
  return (
    <fieldset className={css['section']}>
      <legend>{t.sectionLicence}</legend>
      <Form.Item name="licence" label={t.licence} extra={t.licenceHint} rules={[arrived]}>
        <LicenceField
          licences={enterprise.licences}
          onSending={(now) => {
            sending.current = now
          }}
        />
      </Form.Item>
    </fieldset>
  )
}

interface Props {
  enterprise: EntInfo
  /** Beside the submit button. */
  cancel?: ReactNode
  onSubmitted(): void
}

/** The certification as its owner fills it in, begun with how the account is reached where nothing was sent before. */
export function CertificationForm(props: Props) {
  const account = useQuery({ ...endpointQuery(profile, {}), enabled: props.enterprise.certification === null })
  // Without the account's answer the form is as good, only emptier.
  return account.isLoading ? (
    <QueryState query={account}>{() => null}</QueryState>
  ) : (
    <FilledForm {...props} account={account.data} />
  )
}

/** What is typed is kept as a draft until it is submitted. */
function FilledForm({ enterprise, cancel, onSubmitted, account }: Props & { account: Reached | undefined }) {
  const t = useMessages(entAuthMessages)
  const [form] = Form.useForm<Certification>()
  const { initial, draft, submit, busy, error } = useCertification(form, { enterprise, account, onSubmitted })
  const expected = useExpectedTime(enterprise.expected)
  const again = enterprise.certification !== null
  return (
    <>
      <DraftOffer draft={draft} onRestore={(value) => form.setFieldsValue(value)} />
      <EntryForm
        form={form as FormInstance}
        layout="vertical"
        initialValues={initial}
        onFinish={submit}
        refusal={error}
        disabled={busy}
      >
        <EnterpriseFields />
        <OthersAlike form={form as FormInstance} enterprise={enterprise} />
        <LicenceSection enterprise={enterprise} />
        <ContactFields />
        <ProfileField />
        {error && <Alert type="error" showIcon title={error.message} role="alert" className={css['refusal'] ?? ''} />}
        <div className={css['submit']}>
          <Button type="primary" size="large" {...submitButton} loading={busy}>
            {again ? t.resubmit : t.submit}
          </Button>
          {cancel}
          <span className={css['note']}>{expected}</span>
          <DraftKept draft={draft} />
        </div>
      </EntryForm>
    </>
  )
}
