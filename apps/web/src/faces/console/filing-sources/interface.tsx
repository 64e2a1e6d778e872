import { filingEnterpriseFields, filingProductFields } from '@portal/contract/filing'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './filing-sources.module.css'
import { interfaceMessages } from './interface.messages.ts'

const calls = {
  ping: ['{}', '{"name": "…"}'],
  enterprise: ['{"uscc": "…"}', '{"enterprise": {…}, "asOf": "…"}'],
  products: ['{"uscc": "…", "pageNum": 1, "pageSize": 200}', '{"list": [{…}], "total": 401}'],
} as const
const headers = { key: 'x-filing-key', timestamp: 'x-filing-timestamp', signature: 'x-filing-signature' } as const

const names = (fields: readonly string[]) => fields.map((field) => <code key={field}>{field}</code>)

/** What the interface of a filing system has to offer. */
export function Interface() {
  const t = useMessages(interfaceMessages)
  return (
    <details className={css.interface}>
      <summary>{t.title}</summary>
      <p>{t.prepare}</p>
      <h3>{t.calls}</h3>
      <p>{t.callsText}</p>
      <dl>
        {(['ping', 'enterprise', 'products'] as const).map((name) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{t[name]}</dd>
            <dd>
              {t.body} <code>{calls[name][0]}</code>
            </dd>
            <dd>
              {t.answer} <code>{calls[name][1]}</code>
            </dd>
          </div>
        ))}
      </dl>
      <h3>{t.signing}</h3>
      <p>{t.signingText}</p>
      <dl>
        {(['key', 'timestamp', 'signature'] as const).map((name) => (
          <div key={name}>
            <dt>
              <code>{headers[name]}</code>
            </dt>
            <dd>{t[name]}</dd>
          </div>
        ))}
      </dl>
      <h3>{t.fields}</h3>
      <p>{t.fieldsText}</p>
      <dl>
        <div>
          <dt>{t.ofEnterprise}</dt>
          <dd className={css.fields}>{names(filingEnterpriseFields)}</dd>
        </div>
        <div>
          <dt>{t.ofProduct}</dt>
          <dd className={css.fields}>{names(filingProductFields)}</dd>
        </div>
      </dl>
      <p>{t.region}</p>
      <h3>{t.limits}</h3>
      <p>{t.limitsText}</p>
    </details>
  )
}
