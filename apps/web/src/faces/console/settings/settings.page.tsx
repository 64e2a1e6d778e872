import type { Conflict } from '@portal/contract/content'
import { type KeptSettings, settingDetail, type Settings, settingSave } from '@portal/contract/setting'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Form } from 'antd'
import { useState } from 'react'
import { conflictOf } from '../../../features/content/conflict.ts'
import { MergeDialog } from '../../../features/content/merge-dialog.tsx'
import { useMerging } from '../../../features/content/use-merging.ts'
import { DraftKept } from '../../../features/draft/draft-kept.tsx'
import { DraftOffer } from '../../../features/draft/draft-offer.tsx'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { submitButton } from '../../../features/shell/form/form-keys.ts'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, queryClient } from '../../../features/shell/query-client.ts'
import { useAskBeforeUnload } from '../../../features/shell/use-ask-before-unload.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { EntranceSection, ReviewSection, StorageSection } from './rule-sections.tsx'
import css from './settings.module.css'
import { messages } from './settings.messages.ts'
import { ContactSection, SiteSection } from './site-sections.tsx'

const detail = endpointQuery(settingDetail, {})

/** `collided` is told of somebody who was quicker; what they saved is on its way then. */
function useSave(onSaved: (kept: KeptSettings) => void, collided: (conflict: Conflict) => void) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  return useSubmission({
    mutationFn: (body: { settings: Settings; revision: number }) => call(settingSave, { body }, { quiet: true }),
    onSuccess: (kept) => {
      queryClient.setQueryData(detail.queryKey, kept)
      void message.success(t.saved)
      onSaved(kept)
    },
    onError: (error) => {
      const conflict = conflictOf(error)
      if (!conflict) return void message.error(error.message)
      collided(conflict)
      void queryClient.fetchQuery({ ...detail, staleTime: 0 }).catch(() => undefined)
    },
  })
}

const versionOf = ({ settings, revision }: KeptSettings) => ({ content: settings, revision })

function SettingsForm({ kept }: { kept: KeptSettings }) {
  const t = useMessages(messages)
  const mayEdit = usePermission('setting:edit:any')
  const [base, setBase] = useState(kept)
  const [form] = Form.useForm<Settings>()
  const typed = (Form.useWatch([], { form, preserve: true }) as Settings | undefined) ?? base.settings
  const draft = useDraft('settings:site', typed, mayEdit ? base.settings : undefined)
  const isDirty = JSON.stringify(typed) !== JSON.stringify(base.settings)
  // What was typed is kept as a draft all the same.
  useAskBeforeUnload(isDirty)
  const show = (next: KeptSettings): void => {
    setBase(next)
    form.setFieldsValue(next.settings)
  }
  const { merging, refuse, settle } = useMerging<Settings>({
    base: versionOf(base),
    latest: versionOf(kept),
    fingerprint: JSON.stringify,
    show: (settings) => form.setFieldsValue(settings),
    adopt: () => show(kept),
    setAside: draft.setAside,
    save(settings, { revision }) {
      save.mutate({ settings, revision })
    },
  })
  const save = useSave(
    (next) => {
      show(next)
      draft.clear()
      settle()
    },
    (conflict) => refuse({ conflict, mine: typed, submit: false }),
  )
  const names = {
    siteName: t.siteName,
    record: t.site,
    contact: t.contact,
    review: t.review,
    registration: t.registration,
    complaint: t.answerHours,
  }
  return (
    <>
      <DraftOffer draft={draft} onRestore={(value) => form.setFieldsValue(value)} />
      {merging && <MergeDialog merging={merging} busy={save.isPending} names={names} />}
      <EntryForm
        form={form}
        layout="vertical"
        className={css.form ?? ''}
        initialValues={kept.settings}
        disabled={!mayEdit || save.isPending}
        refusal={save.error}
        onFinish={(settings) => save.mutate({ settings, revision: base.revision })}
      >
        <SiteSection />
        <ContactSection />
        <ReviewSection />
        <EntranceSection />
        <StorageSection />
        {mayEdit && (
          <div className={css.bar}>
            <span className={css.state}>{isDirty && <DraftKept draft={draft} />}</span>
            <Button
              disabled={!isDirty}
              onClick={() => {
                form.setFieldsValue(base.settings)
                draft.clear()
              }}
            >
              {t.reset}
            </Button>
            <Button type="primary" {...submitButton} disabled={!isDirty} loading={save.isPending}>
              {t.save}
            </Button>
          </div>
        )}
      </EntryForm>
    </>
  )
}

/** What operators decide for the whole site. */
export default function SettingsPage() {
  const t = useMessages(messages)
  const settings = useQuery(detail)
  const { updatedAt = null, updatedBy = null } = settings.data ?? {}
  return (
    <>
      <PageHead title={t.heading}>
        {t.lead} {settings.data && (updatedAt ? t.changed(updatedBy ?? '', formatInstant(updatedAt)) : t.untouched)}
      </PageHead>
      <QueryState query={settings}>{(kept) => <SettingsForm kept={kept} />}</QueryState>
    </>
  )
}
