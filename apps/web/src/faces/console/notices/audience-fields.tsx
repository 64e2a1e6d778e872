import { industries, industryCodes } from '@portal/contract/industry'
import { type NoticeAudience, noticeCount, noticeEnterprises } from '@portal/contract/news-notice'
import { regions } from '@portal/contract/region'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Form, Radio, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './notices.module.css'
import { messages } from './notices.messages.ts'

type Kind = NoticeAudience['kind']

/** What the form holds of an audience. */
export interface AudienceFields {
  kind: Kind
  region?: string[]
  industry?: string[]
  enterprise?: { value: string; label: string }[]
}

/** The audience that is chosen; null while nothing of its kind is. */
export function audienceOf(fields: AudienceFields | undefined): NoticeAudience | null {
  if (!fields || fields.kind === 'all') return { kind: 'all' }
  const values = fields.kind === 'enterprise' ? fields.enterprise?.map(({ value }) => value) : fields[fields.kind]
  return values?.length ? ({ kind: fields.kind, values } as NoticeAudience) : null
}

/** How many a notice would reach now. */
export const useReach = (audience: NoticeAudience | null) =>
  useQuery({
    ...endpointQuery(noticeCount, { body: { audience: audience ?? { kind: 'all' } } }),
    enabled: audience !== null,
    staleTime: 0,
  })

/** Finds approved enterprises by their name; what antd's form hands in is passed on. */
function EnterpriseChoice(props: { id?: string; value?: AudienceFields['enterprise'] }) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState('')
  const keywords = useDeferredValue(typed.trim())
  const found = useQuery({
    ...endpointQuery(noticeEnterprises, { query: keywords === '' ? {} : { keywords } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Select
      {...props}
      mode="multiple"
      labelInValue
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={found.isFetching}
      notFoundContent={t.notFound}
      maxCount={500}
      placeholder={t.enterprisesHint}
      options={(found.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

/** Whom a notice goes to, and how many that are. */
export function AudienceChoice({ fields }: { fields: AudienceFields | undefined }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const audience = audienceOf(fields)
  const reach = useReach(audience)
  const rules = [{ required: true, message: t.choose }]
  const kind = fields?.kind ?? 'all'
  const said = (): string => {
    if (audience === null) return ''
    if (!reach.data) return reach.isError ? reach.error.message : t.counting
    const { enterprises, people } = reach.data
    return enterprises === 0 ? t.reachesNobody : t.reaches(enterprises, people)
  }
  return (
    <>
      <Form.Item name={['to', 'kind']} label={t.audience}>
        <Radio.Group
          options={[
            { value: 'all', label: t.audienceAll },
            { value: 'region', label: t.audienceRegion },
            { value: 'industry', label: t.audienceIndustry },
            { value: 'enterprise', label: t.audienceEnterprise },
          ]}
        />
      </Form.Item>
      {kind === 'region' && (
        <Form.Item name={['to', 'region']} label={t.regions} rules={rules}>
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            options={Object.entries(regions).map(([value, name]) => ({ value, label: name[language] }))}
          />
        </Form.Item>
      )}
      {kind === 'industry' && (
        <Form.Item name={['to', 'industry']} label={t.industries} rules={rules}>
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            options={industryCodes.map((value) => ({ value, label: industries[value][language] }))}
          />
        </Form.Item>
      )}
      {kind === 'enterprise' && (
        <Form.Item name={['to', 'enterprise']} label={t.enterprises} rules={rules}>
          <EnterpriseChoice />
        </Form.Item>
      )}
      <p className={css.reach} role="status">
        {said()}
      </p>
    </>
  )
}
