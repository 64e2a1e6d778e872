import { type ExpoAdminDetail, expoAdminDetail } from '@portal/contract/hall-admin'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Form, Tabs, Tag } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { TextField } from '../../../features/content/text-field.tsx'
import { hallMessages } from '../../../features/hall/hall.messages.ts'
import { BackLink } from '../../../features/shell/back-link.tsx'
import { DraftOffer } from '../../../features/draft/draft-offer.tsx'
import { FaultSummary } from '../../../features/shell/form/fault-summary.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { Actions } from './actions.tsx'
import { Exhibitors } from './exhibitors.tsx'
import { type ExpoForm, isComplete } from './expo-form.ts'
import { ExpoMerge } from './expo-merge.tsx'
import css from './expo.module.css'
import { messages } from './expo.messages.ts'
import { HistoryDrawer } from './history-drawer.tsx'
import { Moment, Programme } from './programme.tsx'
import { SidePanel } from './side-panel.tsx'
import { useExpo } from './use-expo.ts'

const colours = { draft: 'default', published: 'success', withdrawn: 'warning' }

/** Where the expo stands, in one line. */
function Standing({ detail }: { detail: ExpoAdminDetail }) {
  const t = useMessages(messages)
  const states = useMessages(hallMessages)
  const { standing, state, publishedAt, publishedRevision } = detail
  return (
    <>
      <Tag color={colours[standing]}>{t[standing]}</Tag> {states[state]} · {t.revision(detail.revision)} ·{' '}
      {t.savedBy(detail.updatedBy, formatInstant(detail.updatedAt))}
      {publishedAt && publishedRevision !== null && (
        <span className={css.line}>{t.publishedRevision(publishedRevision, formatInstant(publishedAt))}</span>
      )}
    </>
  )
}

interface BasicsProps {
  form: ExpoForm
  set(change: Partial<ExpoForm>): void
  disabled: boolean
  checked: boolean
}
type TextName = 'title' | 'titleEn' | 'summary' | 'summaryEn' | 'description' | 'descriptionEn' | 'place' | 'placeEn'

function Basics({ form, set, disabled, checked }: BasicsProps) {
  const t = useMessages(messages)
  const text = (name: TextName, maxLength: number) => ({
    label: t[name],
    value: form[name],
    maxLength,
    disabled,
    onChange: (value: string) => set({ [name]: value }),
  })
  const backwards = form.endsOn !== '' && form.endsOn < form.startsOn
  const missing = (day: string) => (checked && day === '' ? t.periodRequired : undefined)
  return (
    <Card title={t.basics}>
      <TextField
        required
        problem={checked && form.title.trim() === '' ? t.titleRequired : undefined}
        {...text('title', 60)}
      />
      <TextField {...text('titleEn', 120)} />
      <div className={css.two}>
        <Moment
          label={t.startsOn}
          type="date"
          value={form.startsOn}
          disabled={disabled}
          problem={missing(form.startsOn)}
          onChange={(startsOn) => set({ startsOn })}
        />
        <Moment
          label={t.endsOn}
          type="date"
          value={form.endsOn}
          disabled={disabled}
          problem={backwards ? t.periodOrder : missing(form.endsOn)}
          onChange={(endsOn) => set({ endsOn })}
        />
        <TextField {...text('place', 100)} />
        <TextField {...text('placeEn', 200)} />
      </div>
      <TextField {...text('summary', 200)} rows={2} />
      <TextField {...text('summaryEn', 400)} rows={2} />
      <TextField {...text('description', 5000)} rows={4} help={t.descriptionHint} />
      <TextField {...text('descriptionEn', 10_000)} rows={4} />
    </Card>
  )
}

function Editor({ detail }: { detail: ExpoAdminDetail | undefined }) {
  const t = useMessages(messages)
  const expo = useExpo(detail)
  const { form, set } = expo
  const [attempts, setAttempts] = useState(0)
  const [tab, setTab] = useState('content')
  const [history, setHistory] = useState(false)
  const editable = usePermission('hall:edit:any')
  const check = (): boolean => {
    const complete = isComplete(form)
    if (!complete) setAttempts((count) => count + 1)
    return complete
  }
  const shared = { form, set, disabled: !editable, checked: attempts > 0 }
  const content = (
    <Form layout="vertical" component="div" className={css.page ?? ''}>
      <FaultSummary attempts={attempts} />
      <div className={css.column}>
        <Basics {...shared} />
        <Programme {...shared} />
      </div>
      <SidePanel {...shared} />
    </Form>
  )
  const actions = (
    <>
      {detail && <Button onClick={() => setHistory(true)}>{t.history}</Button>}
      {editable && <Actions detail={detail} expo={expo} check={check} />}
    </>
  )
  return (
    <>
      <PageHead title={detail ? form.title || t.untitled : t.newHeading} actions={actions}>
        {detail && <Standing detail={detail} />}
      </PageHead>
      {!editable && <Alert type="info" showIcon title={t.readOnly} className={css.banner ?? ''} />}
      {expo.newer && (
        <Alert type="warning" showIcon title={t.newer(detail?.updatedBy ?? '')} className={css.banner ?? ''} />
      )}
      <DraftOffer draft={expo.draft} onRestore={expo.restore} />
      {detail ? (
        <Tabs
          activeKey={tab}
          onChange={setTab}
          items={[
            { key: 'content', label: t.content, children: content },
            { key: 'exhibitors', label: t.exhibitors, children: <Exhibitors detail={detail} /> },
          ]}
        />
      ) : (
        content
      )}
      {detail && <HistoryDrawer detail={detail} open={history} onClose={() => setHistory(false)} />}
      {expo.merging && <ExpoMerge merging={expo.merging} busy={expo.saving} />}
    </>
  )
}

function Existing({ id }: { id: string }) {
  const detail = useQuery(endpointQuery(expoAdminDetail, { query: { id } }))
  return <QueryState query={detail}>{(found) => <Editor detail={found} />}</QueryState>
}

/** Running one expo: what it says, its programme, who exhibits. */
export default function ExpoPage() {
  const t = useMessages(messages)
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/console/halls">{t.back}</BackLink>
      {id === 'new' ? <Editor key="new" detail={undefined} /> : <Existing key={id} id={id} />}
    </>
  )
}
