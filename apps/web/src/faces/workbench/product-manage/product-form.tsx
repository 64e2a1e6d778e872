import type { Remark } from '@portal/contract/content'
import { industries, industryCodes } from '@portal/contract/industry'
import { FilingStatus, RecognitionStatus } from '@portal/contract/product-document'
import { Col, Collapse, Form, Input, InputNumber, Row, Select } from 'antd'
import { createContext, type ReactNode, useContext } from 'react'
import { FieldRemark } from '../../../features/content/remarks.tsx'
import { DayInput } from '../../../features/shell/day-input.tsx'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './product-form.messages.ts'

const half = { xs: 24, md: 12 }

/** What a reviewer wrote about fields of this form. */
const Remarks = createContext<readonly Remark[]>([])

/** What stands under a field: what is remarked on it, then what always stands there. Nothing takes no room. */
function useExtra(field: string, extra?: string): { extra?: ReactNode } {
  const remarks = useContext(Remarks)
  if (!remarks.some((remark) => remark.field === field)) return extra ? { extra } : {}
  return {
    extra: (
      <>
        <FieldRemark remarks={remarks} field={field} />
        {extra}
      </>
    ),
  }
}

interface FieldProps {
  name: string | string[]
  label: string
  wide?: boolean
  required?: boolean
  extra?: string
  children: ReactNode
}

function Field({ name, label, wide, required, extra, children }: FieldProps) {
  const t = useMessages(messages)
  const below = useExtra(typeof name === 'string' ? name : name.join('.'), extra)
  return (
    <Col {...(wide ? { span: 24 } : half)}>
      <Form.Item
        name={name}
        label={label}
        {...below}
        rules={required ? [{ required: true, whitespace: true, message: t.required }] : []}
      >
        {children}
      </Form.Item>
    </Col>
  )
}

function DayField({ name, label }: { name: string; label: string }) {
  const below = useExtra(name)
  return (
    <Col {...half}>
      <Form.Item name={name} label={label} {...below}>
        <DayInput />
      </Form.Item>
    </Col>
  )
}

function Facts() {
  const t = useMessages(messages)
  const language = useLanguage()
  return (
    <Row gutter={16}>
      <Field name="name" label={t.name} required>
        <Input maxLength={120} showCount />
      </Field>
      <Field name="nameEn" label={t.nameEn}>
        <Input maxLength={160} />
      </Field>
      <Field name="model" label={t.model}>
        <Input maxLength={120} />
      </Field>
      <Field name="industry" label={t.industry} required>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={industryCodes.map((code) => ({ value: code, label: industries[code][language] }))}
        />
      </Field>
      <Field name="unit" label={t.unit}>
        <Input maxLength={20} placeholder={t.unitHint} />
      </Field>
      <DayField name="launchedOn" label={t.launchedOn} />
      <Field name="summary" label={t.summary} extra={t.summaryHint} wide>
        <Input maxLength={200} showCount />
      </Field>
      <Field name="summaryEn" label={t.summaryEn} wide>
        <Input maxLength={400} />
      </Field>
      <Field name="functions" label={t.functions} extra={t.functionsHint} wide>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={2000} />
      </Field>
      <Field name="features" label={t.features} wide>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={4000} />
      </Field>
      <Field name="scenario" label={t.scenario} wide>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={2000} />
      </Field>
    </Row>
  )
}

function Filing() {
  const t = useMessages(messages)
  return (
    <Row gutter={16}>
      <Field name="filingNo" label={t.filingNo}>
        <Input maxLength={60} />
      </Field>
      <DayField name="filedOn" label={t.filedOn} />
      <Field name="filingStatus" label={t.filingStatus}>
        <Select options={FilingStatus.options.map((value) => ({ value, label: t[`filing_${value}`] }))} />
      </Field>
      <Field name="recognitionStatus" label={t.recognitionStatus}>
        <Select options={RecognitionStatus.options.map((value) => ({ value, label: t[`recognition_${value}`] }))} />
      </Field>
      <Field name="recognitionYear" label={t.recognitionYear}>
        <InputNumber min={2022} max={2100} precision={0} />
      </Field>
    </Row>
  )
}

function Annual() {
  const t = useMessages(messages)
  const figures = ['outputValue', 'salesRevenue', 'profit', 'exportValue'] as const
  return (
    <Row gutter={16}>
      <Field name={['annual', 'year']} label={t.year}>
        <InputNumber min={2000} max={2100} precision={0} />
      </Field>
      {figures.map((figure) => (
        <Field key={figure} name={['annual', figure]} label={t[figure]}>
          <InputNumber min={0} max={1e12} precision={2} />
        </Field>
      ))}
    </Row>
  )
}

interface FieldsProps {
  /** The part that links patents. */
  patents: ReactNode
  /** A product that is being created: what can wait is folded away. */
  fresh: boolean
  remarks: readonly Remark[]
}

/** The facts of a product. All sections stay mounted, so nothing typed is lost. */
export function ProductFields({ patents, fresh, remarks }: FieldsProps) {
  const t = useMessages(messages)
  return (
    <Remarks value={remarks}>
      <Facts />
      <Collapse
        ghost
        styles={{ header: { paddingInline: 0, fontWeight: 600 }, body: { paddingInline: 0 } }}
        defaultActiveKey={fresh ? ['patents'] : ['patents', 'filing']}
        items={[
          { key: 'patents', label: t.patents, children: patents, forceRender: true },
          { key: 'filing', label: t.filing, children: <Filing />, forceRender: true },
          { key: 'annual', label: t.annual, children: <Annual />, forceRender: true },
        ]}
      />
    </Remarks>
  )
}
