import { Form, Input } from 'antd'
import { Settings, SiteContact } from '@portal/contract/setting'
import { contractRule } from '../../../features/shell/contract-rule.ts'
import { Panel } from '../../../features/panel/panel.tsx'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './settings.module.css'
import { messages } from './settings.messages.ts'

const { siteName, record } = Settings.shape

/** One text in both languages. */
function Bilingual({ name, label, max }: { name: string | string[]; label: string; max: number }) {
  const t = useMessages(messages)
  const path = [name].flat()
  return (
    <div className={css.pair}>
      <Form.Item name={[...path, 'zh-cn']} label={`${label} (${t.zh})`}>
        <Input maxLength={max} />
      </Form.Item>
      <Form.Item name={[...path, 'en']} label={`${label} (${t.en})`}>
        <Input maxLength={max} />
      </Form.Item>
    </div>
  )
}

/** Name of the site, and the numbers it is recorded under. */
export function SiteSection() {
  const t = useMessages(messages)
  const language = useLanguage()
  const { number, url } = record.shape.icp.shape
  return (
    <Panel title={t.site}>
      <p className={css.intro}>{t.siteText}</p>
      <div className={css.pair}>
        {(['zh-cn', 'en'] as const).map((one) => (
          <Form.Item
            key={one}
            name={['siteName', one]}
            label={`${t.siteName} (${one === 'en' ? t.en : t.zh})`}
            required
            rules={[contractRule(siteName.shape[one], language, t.required)]}
          >
            <Input maxLength={60} />
          </Form.Item>
        ))}
        {(['icp', 'police'] as const).flatMap((kind) => [
          <Form.Item
            key={kind}
            name={['record', kind, 'number']}
            label={t[kind]}
            rules={[contractRule(number, language)]}
          >
            <Input maxLength={60} />
          </Form.Item>,
          <Form.Item
            key={`${kind}Url`}
            name={['record', kind, 'url']}
            label={{ icp: t.icpUrl, police: t.policeUrl }[kind]}
            rules={[contractRule(url, language)]}
          >
            <Input type="url" inputMode="url" maxLength={200} />
          </Form.Item>,
        ])}
      </div>
    </Panel>
  )
}

/** Whom people turn to. */
export function ContactSection() {
  const t = useMessages(messages)
  const language = useLanguage()
  return (
    <Panel title={t.contact}>
      <p className={css.intro}>{t.contactText}</p>
      <Bilingual name={['contact', 'address']} label={t.address} max={200} />
      <div className={css.pair}>
        <Form.Item name={['contact', 'phone']} label={t.phone}>
          <Input inputMode="tel" maxLength={40} />
        </Form.Item>
        <Form.Item
          name={['contact', 'email']}
          label={t.email}
          rules={[contractRule(SiteContact.shape.email, language)]}
        >
          <Input inputMode="email" maxLength={120} />
        </Form.Item>
      </div>
      <Bilingual name={['contact', 'hours']} label={t.hours} max={100} />
    </Panel>
  )
}
