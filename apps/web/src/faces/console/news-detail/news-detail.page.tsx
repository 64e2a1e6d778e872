import { ArrowLeftOutlined } from '@ant-design/icons'
import { articleDetail } from '@portal/contract/news-admin'
import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Drawer, Form, Tabs, Tag } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useDict } from '../../../features/dict/use-dict.ts'
import { ArticleView } from '../../../features/news/article-view.tsx'
import { DraftKept } from '../../../features/draft/draft-kept.tsx'
import { DraftOffer } from '../../../features/draft/draft-offer.tsx'
import { FaultSummary } from '../../../features/shell/form/fault-summary.tsx'
import { saveKey, submitKey } from '../../../features/shell/form/form-keys.ts'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { ArticleViewsLine, useArticleViews } from '../../../features/analytics/article-views.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { LanguageContext, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { Link } from '../../../ui/link.tsx'
import { type ArticleForm, type ArticleStep, missingFor, type NeededField } from './article-form.ts'
import { ArticleMerge } from './article-merge.tsx'
import { HistoryDrawer } from './history-drawer.tsx'
import { LanguageSide } from './language-side.tsx'
import { MetaPanel } from './meta-panel.tsx'
import css from './news-detail.module.css'
import { messages } from './news-detail.messages.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { type ArticleControl, type Detail, useArticle } from './use-article.ts'
import { usePublication } from './use-publication.tsx'

const colours = { draft: 'default', scheduled: 'processing', published: 'success', withdrawn: 'warning' }

/** Where the article stands, and how often it was opened. */
function Standing({ detail }: { detail: Detail }) {
  const t = useMessages(messages)
  const counted = { ...detail, audience: detail.content.audience }
  const viewsOf = useArticleViews([counted])
  const { state, publishedAt, publishedRevision, scheduledAt, scheduledRevision } = detail
  return (
    <>
      <Tag color={colours[state]}>{t[state]}</Tag> {t.revision(detail.revision)} ·{' '}
      {t.savedBy(detail.updatedBy, formatInstant(detail.updatedAt))}
      {publishedAt && publishedRevision !== null && (
        <span className={css.line}>{t.publishedRevision(publishedRevision, formatInstant(publishedAt))}</span>
      )}
      {scheduledAt && scheduledRevision !== null && (
        <span className={css.line}>{t.scheduledFor(scheduledRevision, formatInstant(scheduledAt))}</span>
      )}
      <ArticleViewsLine of={viewsOf(counted)} className={css.line} />
    </>
  )
}

interface ActionsProps {
  detail: Detail | undefined
  article: ArticleControl
  /** Whether what a step needs is there; shows what is missing. */
  check(step: ArticleStep): boolean
}

function Actions({ detail, article, check }: ActionsProps) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const mayPublish = usePermission('news:publish:any')
  const mayEdit = usePermission('news:edit:any')
  const publication = usePublication(detail?.id, article)
  const [scheduling, setScheduling] = useState(false)
  const save = async (): Promise<void> => {
    if (check('save') && (await article.settle())) void message.success(t.saved)
  }
  const schedule = (at?: string): void => {
    setScheduling(false)
    if (at !== undefined) publication.publish(at)
  }
  const shown = detail?.publishedRevision ?? null
  const upToDate = shown !== null && shown === detail?.revision && !article.changed
  return (
    <>
      {detail && shown !== null && detail.content.audience !== 'workbench' && (
        <Button href={`/website/news/detail?id=${detail.id}`} target="_blank">
          {t.viewOnSite}
        </Button>
      )}
      {mayPublish && shown !== null && (
        <Button danger loading={publication.busy === 'withdraw'} onClick={publication.withdraw}>
          {t.withdraw}
        </Button>
      )}
      {mayPublish && detail?.scheduledAt && (
        <Button loading={publication.busy === 'unschedule'} onClick={publication.unschedule}>
          {t.unschedule}
        </Button>
      )}
      {mayEdit && (
        <Button
          {...saveKey}
          loading={article.saving}
          disabled={detail !== undefined && !article.changed}
          onClick={() => void save()}
        >
          {t.save}
        </Button>
      )}
      {mayPublish && mayEdit && !upToDate && (
        <>
          <Button onClick={() => check('publish') && setScheduling(true)}>{t.schedule}</Button>
          <Button
            {...submitKey}
            type="primary"
            loading={publication.busy === 'publish'}
            onClick={() => check('publish') && publication.publish(null)}
          >
            {shown === null ? t.publish : t.publishAgain}
          </Button>
        </>
      )}
      {scheduling && <ScheduleDialog onDone={schedule} />}
    </>
  )
}

/** What is typed, as readers of one language would see it. */
function Preview({ form, english }: { form: ArticleForm; english: boolean }) {
  const { items } = useDict('news_category')
  const [now] = useState(() => new Date().toISOString())
  return (
    <LanguageContext value={english ? 'en' : 'zh-cn'}>
      <ArticleView
        heading="h2"
        article={{ ...form, cover: form.coverPicture, publishedAt: now, updatedAt: now }}
        category={items.find(({ value }) => value === form.category)?.label ?? ''}
      />
    </LanguageContext>
  )
}

function Editor({ detail }: { detail: Detail | undefined }) {
  const t = useMessages(messages)
  const article = useArticle(detail)
  const { form, set, version } = article
  const [side, setSide] = useState('zh')
  const [step, setStep] = useState<ArticleStep>()
  const [attempts, setAttempts] = useState(0)
  const [open, setOpen] = useState<'preview' | 'history' | null>(null)
  const editable = usePermission('news:edit:any')
  const check = (wanted: ArticleStep): boolean => {
    setStep(wanted)
    const isComplete = missingFor(wanted, form).size === 0
    if (!isComplete) setAttempts((count) => count + 1)
    return isComplete
  }
  const missing = step ? missingFor(step, form) : new Set<NeededField>()
  const shared = { form, set, disabled: !editable, missing }
  const looks = (
    <>
      <Button onClick={() => setOpen('preview')}>{t.preview}</Button>
      {detail && <Button onClick={() => setOpen('history')}>{t.history}</Button>}
      <Actions detail={detail} article={article} check={check} />
    </>
  )
  return (
    <>
      <PageHead title={detail ? form.title || t.untitled : t.newHeading} actions={looks}>
        {detail && <Standing detail={detail} />}
      </PageHead>
      {!editable && <Alert type="info" showIcon title={t.readOnly} className={css.banner ?? ''} />}
      {article.newer && (
        <Alert type="warning" showIcon title={t.newer(detail?.updatedBy ?? '')} className={css.banner ?? ''} />
      )}
      <DraftOffer draft={article.draft} onRestore={article.restore} />
      <Form layout="vertical" component="div" className={css.page ?? ''}>
        <FaultSummary attempts={attempts} />
        <div>
          <Tabs
            activeKey={side}
            onChange={setSide}
            items={[
              { key: 'zh', label: t.chinese, children: <LanguageSide side="zh" version={version} {...shared} /> },
              { key: 'en', label: t.english, children: <LanguageSide side="en" version={version} {...shared} /> },
            ]}
          />
          <p className={css.hint}>
            <DraftKept draft={article.draft} />
          </p>
        </div>
        <MetaPanel {...shared} />
      </Form>
      <Drawer
        open={open === 'preview'}
        onClose={() => setOpen(null)}
        title={t.previewTitle}
        size="min(860px, 100vw)"
        destroyOnHidden
      >
        <Preview form={form} english={side === 'en'} />
      </Drawer>
      {detail && <HistoryDrawer detail={detail} open={open === 'history'} onClose={() => setOpen(null)} />}
      {article.merging && <ArticleMerge merging={article.merging} busy={article.saving} />}
    </>
  )
}

function Existing({ id }: { id: string }) {
  const detail = useQuery(endpointQuery(articleDetail, { query: { id } }))
  return <QueryState query={detail}>{(found) => <Editor detail={found} />}</QueryState>
}

/** Writing one article, from the first word to its publication. */
export default function NewsDetailPage() {
  const t = useMessages(messages)
  const { id = '' } = useParams()
  return (
    <>
      <Link to="/console/news" className={css.back}>
        <ArrowLeftOutlined aria-hidden /> {t.back}
      </Link>
      {id === 'new' ? <Editor key="new" detail={undefined} /> : <Existing key={id} id={id} />}
    </>
  )
}
