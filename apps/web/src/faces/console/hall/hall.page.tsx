import { CloseOutlined, VerticalAlignTopOutlined } from '@ant-design/icons'
import { BOOTHS_MAX, HallKind } from '@portal/contract/hall'
import { type BoothName, type HallAdminDetail, hallAdminDetail, hallFollowing } from '@portal/contract/hall-admin'
import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Card, Form } from 'antd'
import { useParams } from 'react-router'
import { TextField } from '../../../features/content/text-field.tsx'
import { DraftOffer } from '../../../features/draft/draft-offer.tsx'
import { MoreBooths, useBoothPages } from '../../../features/hall/booth-pages.tsx'
import { EnterpriseAdd } from '../../../features/hall/enterprise-add.tsx'
import { hallName } from '../../../features/hall/hall-name.ts'
import { SkinSelect } from '../../../features/hall/skin-select.tsx'
import { OrderList } from '../../../features/order/order-list.tsx'
import { BackLink } from '../../../features/shell/back-link.tsx'
import { saveKeys } from '../../../features/shell/form/form-keys.ts'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { SHOWN_SECONDS, ShownOnWebsite } from '../../../features/shell/shown-on-website.tsx'
import { call } from '../../../lib/client.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './hall.module.css'
import { messages } from './hall.messages.ts'
import { HallMerge } from './hall-merge.tsx'
import { useHall } from './use-hall.ts'

function BoothLine({ booth }: { booth: BoothName }) {
  const t = useMessages(messages)
  return (
    <span>
      {booth.name} <small>{booth.shown ? t.products(formatNumber(booth.productCount)) : t.hidden}</small>
    </span>
  )
}

interface FrontProps {
  front: BoothName[]
  disabled: boolean
  onChange(front: BoothName[]): void
}

/** Who stands in front, in an order that is dragged or keyed. */
function Front({ front, disabled, onChange }: FrontProps) {
  const t = useMessages(messages)
  return (
    <Card title={t.front}>
      {front.length === 0 && <p>{t.noFront}</p>}
      <OrderList
        items={front}
        compact
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        disabled={disabled}
        onChange={onChange}
      >
        {(booth) => (
          <div className={css.row}>
            <BoothLine booth={booth} />
            {!disabled && (
              <Button
                size="small"
                type="text"
                icon={<CloseOutlined />}
                aria-label={t.remove(booth.name)}
                onClick={() => onChange(front.filter(({ id }) => id !== booth.id))}
              />
            )}
          </div>
        )}
      </OrderList>
      {!disabled &&
        (front.length < BOOTHS_MAX ? (
          <div className={css.add}>
            <EnterpriseAdd
              label={t.add}
              without={front.map(({ id }) => id)}
              onAdd={(one) => onChange([...front, { ...one, productCount: 0, shown: true }])}
            />
          </div>
        ) : (
          <p>{t.full}</p>
        ))}
    </Card>
  )
}

interface FollowingProps {
  kind: HallKind
  code: string
  /** Who stands in front as it is kept, and as it is on the page. */
  kept: BoothName[]
  front: BoothName[]
  /** Undefined: nobody else fits in front, or the operator only looks. */
  toFront: ((booth: BoothName) => void) | undefined
}

/** Who follows those in front; whoever was just taken from there comes first. */
function Following({ kind, code, kept, front, toFront }: FollowingProps) {
  const t = useMessages(messages)
  const query = { kind, key: code }
  const { found, list } = useBoothPages([hallFollowing.path, query], (page, signal) =>
    call(hallFollowing, { query: { ...query, ...page } }, { signal, quiet: true }),
  )
  const following = [...kept, ...list].filter((one) => !front.some(({ id }) => id === one.id))
  return (
    <Card title={t.following}>
      <QueryState query={found}>
        {() => (
          <>
            {following.length === 0 && <p>{t.noFollowing}</p>}
            <ol className={css.following}>
              {following.map((booth) => (
                <li key={booth.id} className={css.row}>
                  <BoothLine booth={booth} />
                  {toFront && (
                    <Button
                      size="small"
                      type="text"
                      icon={<VerticalAlignTopOutlined />}
                      aria-label={t.toFront(booth.name)}
                      onClick={() => toFront(booth)}
                    />
                  )}
                </li>
              ))}
            </ol>
            <MoreBooths found={found} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

function Editor({ detail }: { detail: HallAdminDetail }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { message } = App.useApp()
  const hall = useHall(detail)
  const { form, set } = hall
  const { front } = form
  const { kind, key } = detail
  const disabled = !detail.can.edit
  const save = async (): Promise<void> => {
    if (!(await hall.settle())) return
    const to = `/website/showroom/${kind}${key === '' ? '' : `?key=${key}`}`
    void message.success({ content: <ShownOnWebsite said={t.saved} to={to} />, duration: SHOWN_SECONDS })
  }
  const actions = !disabled && (
    <Button type="primary" {...saveKeys} disabled={!hall.changed} loading={hall.saving} onClick={() => void save()}>
      {t.save}
    </Button>
  )
  return (
    <>
      <PageHead title={hallName(kind, key, language)} actions={actions}>
        {t.lead(formatNumber(detail.enterpriseCount))}
      </PageHead>
      {disabled && <Alert type="info" showIcon title={t.readOnly} className={css.banner ?? ''} />}
      {hall.newer && (
        <Alert type="warning" showIcon title={t.newer(detail.updatedBy ?? '')} className={css.banner ?? ''} />
      )}
      <DraftOffer draft={hall.draft} onRestore={hall.restore} />
      <Form layout="vertical" component="div" className={css.page ?? ''}>
        <div className={css.column}>
          <Front front={front} disabled={disabled} onChange={(next) => set({ front: next })} />
          <Following
            kind={kind}
            code={key}
            kept={detail.front}
            front={front}
            toFront={disabled || front.length >= BOOTHS_MAX ? undefined : (booth) => set({ front: [...front, booth] })}
          />
        </div>
        <Card title={t.look}>
          <Form.Item label={t.skin} htmlFor="skin" extra={t.skinHint}>
            <SkinSelect id="skin" value={form.skin} disabled={disabled} onChange={(skin) => set({ skin })} />
          </Form.Item>
          <TextField
            label={t.intro}
            rows={3}
            maxLength={300}
            value={form.intro}
            disabled={disabled}
            onChange={(intro) => set({ intro })}
          />
          <TextField
            label={t.introEn}
            rows={3}
            maxLength={600}
            value={form.introEn}
            disabled={disabled}
            onChange={(introEn) => set({ introEn })}
          />
        </Card>
      </Form>
      {hall.merging && <HallMerge merging={hall.merging} busy={hall.saving} />}
    </>
  )
}

/** How one hall is arranged: who stands in front, its default skin, its introduction. */
export default function HallPage() {
  const t = useMessages(messages)
  const { hall = '' } = useParams()
  const [first = '', code = ''] = hall.split('-')
  const kind = HallKind.catch('industry').parse(first)
  const key = code === 'all' ? '' : code
  const detail = useQuery(endpointQuery(hallAdminDetail, { query: { kind, key } }))
  return (
    <>
      <BackLink to="/console/halls?tab=halls">{t.back}</BackLink>
      <QueryState query={detail}>{(found) => <Editor key={hall} detail={found} />}</QueryState>
    </>
  )
}
