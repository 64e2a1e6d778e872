import { Certification, entAuth, type EntInfo, usccHolds } from '@portal/contract/enterprise'
import { certificationCheck } from '@portal/contract/enterprise-certification'
import type { Profile } from '@portal/contract/user-profile'
import { App, Form, type FormInstance } from 'antd'
import { useMemo } from 'react'
import { endpointQuery, queryClient } from '../../../features/shell/query-client.ts'
import { refreshSession } from '../../../features/shell/refresh-session.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { entAuthMessages } from './ent-auth.messages.ts'

/** The form as typed: choices may not be made yet. */
type Typed = Partial<Certification>

const blank: Typed = {
  name: '',
  nameEn: '',
  uscc: '',
  address: '',
  contactName: '',
  contactMobile: '',
  contactEmail: '',
  website: '',
  profile: '',
  licence: null,
}

/** How the account itself is reached: what it knows nobody has to type again. */
export type Reached = Pick<Profile, 'mobile' | 'email'>

/** Whether somebody else is being certified with the same code; a check that fails keeps nobody from submitting. */
const isClaimed = ({ name, uscc }: Certification): Promise<boolean> =>
  queryClient.fetchQuery(endpointQuery(certificationCheck, { body: { name, uscc } })).then(
    ({ codeClaimed }) => codeClaimed,
    () => false,
  )

/** Asks whether the credit code is meant as typed, where its check digit does not hold or somebody else claims it. */
function useCodeMeant({ approved }: EntInfo): (body: Certification) => Promise<boolean> {
  const t = useMessages(entAuthMessages)
  const { modal } = App.useApp()
  return async (body) => {
    const holds =
      usccHolds(body.uscc) ||
      (await modal.confirm({
        title: t.usccConfirmTitle,
        content: t.usccConfirmText(body.uscc),
        okText: t.usccConfirmOk,
        cancelText: t.usccConfirmCancel,
      }))
    if (!holds || body.uscc === approved?.uscc || !(await isClaimed(body))) return holds
    return modal.confirm({
      title: t.codeClaimedTitle,
      content: t.codeClaimedText,
      okText: t.codeClaimedOk,
      cancelText: t.usccConfirmCancel,
    })
  }
}

/** Fills, keeps and submits the certification of an enterprise. */
export function useCertification(
  form: FormInstance<Certification>,
  { enterprise, account, onSubmitted }: { enterprise: EntInfo; account: Reached | undefined; onSubmitted: () => void },
) {
  const t = useMessages(entAuthMessages)
  const { message } = App.useApp()
  const isMeant = useCodeMeant(enterprise)
  const { certification, name, organisationId } = enterprise
  const { mobile: contactMobile = '', email: contactEmail = '' } = account ?? {}
  const initial = useMemo<Typed>(
    () => ({ ...blank, name, contactMobile, contactEmail, ...certification }),
    [certification, name, contactMobile, contactEmail],
  )
  const typed = Form.useWatch<Typed | undefined>((values: Typed) => values, form)
  const draft = useDraft<Typed>(`certification:${organisationId ?? 'new'}`, { ...initial, ...typed }, initial)

  const { mutate, isPending, error } = useSubmission({
    mutationFn: (body: Certification) => call(entAuth, { body }, { quiet: true }),
    onSuccess: async () => {
      draft.clear()
      void message.success(t.submitted)
      await refreshSession()
      onSubmitted()
    },
  })

  const submit = async (values: Typed): Promise<void> => {
    const body = Certification.parse({ ...blank, ...values })
    if (await isMeant(body)) mutate(body)
  }

  return {
    initial,
    draft,
    submit,
    busy: isPending,
    error,
  }
}
