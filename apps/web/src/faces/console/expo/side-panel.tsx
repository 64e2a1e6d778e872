import { CloseOutlined } from '@ant-design/icons'
import { EXPO_NEWS_MAX, type ExhibitorRule } from '@portal/contract/hall-document'
import { industries, industryCodes } from '@portal/contract/industry'
import { newsPage } from '@portal/contract/news'
import { regionCodes, regions } from '@portal/contract/region'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Form, Select, Switch } from 'antd'
import { useState } from 'react'
import { SkinSelect } from '../../../features/hall/skin-select.tsx'
import { platformPictures } from '../../../features/picture/picture-calls.ts'
import { PictureSlot } from '../../../features/picture/picture-slot.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import type { ExpoForm } from './expo-form.ts'
import css from './expo.module.css'
import { messages } from './expo.messages.ts'

interface Props {
  form: ExpoForm
  set(change: Partial<ExpoForm>): void
  disabled: boolean
}

function Look({ form, set, disabled }: Props) {
  const t = useMessages(messages)
  return (
    <Card title={t.look}>
      <PictureSlot
        label={t.banner}
        picture={form.bannerPicture}
        ratio="16 / 5"
        disabled={disabled}
        calls={platformPictures}
        onChange={(bannerPicture) => set({ bannerPicture, banner: bannerPicture?.fileId ?? null })}
      />
      <p className={css.hint}>{t.bannerHint}</p>
      <Form.Item label={t.skin} htmlFor="expo-skin" extra={t.skinHint}>
        <SkinSelect id="expo-skin" value={form.skin} disabled={disabled} onChange={(skin) => set({ skin })} />
      </Form.Item>
    </Card>
  )
}

interface RuleProps {
  rule: ExhibitorRule
  disabled: boolean
  onChange(change: Partial<ExhibitorRule>): void
}

function RuleFields({ rule, disabled, onChange }: RuleProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  return (
    <>
      <Form.Item label={t.industries} htmlFor="expo-industries">
        <Select
          id="expo-industries"
          mode="multiple"
          placeholder={t.any}
          value={rule.industries}
          disabled={disabled}
          onChange={(chosen) => onChange({ industries: chosen })}
          options={industryCodes.map((value) => ({ value, label: industries[value][language] }))}
        />
      </Form.Item>
      <Form.Item label={t.regions} htmlFor="expo-regions">
        <Select
          id="expo-regions"
          mode="multiple"
          placeholder={t.any}
          value={rule.regions}
          disabled={disabled}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(chosen) => onChange({ regions: chosen })}
          options={regionCodes.map((value) => ({ value, label: regions[value][language] }))}
        />
      </Form.Item>
      <Form.Item label={t.recognised} htmlFor="expo-recognised">
        <Switch
          id="expo-recognised"
          checked={rule.recognised}
          disabled={disabled}
          onChange={(recognised) => onChange({ recognised })}
        />
      </Form.Item>
    </>
  )
}

/** Who exhibits without being asked one by one. */
function Rule({ form, set, disabled }: Props) {
  const t = useMessages(messages)
  const { rule } = form
  return (
    <Card title={t.rule}>
      <p className={css.hint}>{t.ruleHint}</p>
      <Form.Item label={t.ruleOn} htmlFor="expo-rule">
        <Switch
          id="expo-rule"
          checked={rule !== null}
          disabled={disabled}
          onChange={(on) => set({ rule: on ? { industries: [], regions: [], recognised: false } : null })}
        />
      </Form.Item>
      {rule && (
        <RuleFields rule={rule} disabled={disabled} onChange={(change) => set({ rule: { ...rule, ...change } })} />
      )}
    </Card>
  )
}

function Articles({ form, set, disabled }: Props) {
  const t = useMessages(messages)
  const [keywords, setKeywords] = useState('')
  const query = { pageSize: 20, ...(keywords === '' ? {} : { keywords }) }
  const offered = useQuery({ ...endpointQuery(newsPage, { query }), placeholderData: (before) => before })
  const { articles, articleTitles } = form
  const titleOf = (id: string): string => articleTitles.find((one) => one.id === id)?.title ?? t.unknownNews
  const free = (offered.data?.list ?? []).filter(({ id }) => !articles.includes(id))
  const add = (id: string | null): void => {
    const chosen = free.find((one) => one.id === id)
    if (chosen) {
      const known = { id: chosen.id, title: chosen.title }
      set({ articles: [...articles, chosen.id], articleTitles: [...articleTitles, known] })
    }
    setKeywords('')
  }
  return (
    <Card title={t.news}>
      <p className={css.hint}>{t.newsHint}</p>
      {articles.length === 0 && <p>{t.noNews}</p>}
      <ul className={css.list}>
        {articles.map((id) => (
          <li key={id} className={css.row}>
            <span>{titleOf(id)}</span>
            {!disabled && (
              <Button
                size="small"
                type="text"
                icon={<CloseOutlined />}
                aria-label={t.removeNews(titleOf(id))}
                onClick={() => set({ articles: articles.filter((one) => one !== id) })}
              />
            )}
          </li>
        ))}
      </ul>
      {!disabled && articles.length < EXPO_NEWS_MAX && (
        <Select
          style={{ width: '100%' }}
          className={css.add ?? ''}
          aria-label={t.addNews}
          placeholder={t.addNews}
          value={null}
          showSearch={{ filterOption: false, onSearch: setKeywords, searchValue: keywords }}
          loading={offered.isFetching}
          options={free.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={add}
        />
      )}
    </Card>
  )
}

/** All about an expo but its text and programme. */
export function SidePanel(props: Props) {
  return (
    <div className={css.column}>
      <Look {...props} />
      <Rule {...props} />
      <Articles {...props} />
    </div>
  )
}
