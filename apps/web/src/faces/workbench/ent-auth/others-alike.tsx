import { Certification, type EntInfo } from '@portal/contract/enterprise'
import { certificationCheck } from '@portal/contract/enterprise-certification'
import { useQuery } from '@tanstack/react-query'
import { Alert, Form, type FormInstance } from 'antd'
import { useEffect, useState } from 'react'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './ent-auth.module.css'
import { entAuthMessages } from './ent-auth.messages.ts'

const Asked = Certification.pick({ name: true, uscc: true })
/** Typing pauses this long before others are looked for. */
const PAUSE_MS = 500

/** What is typed, once it is complete and typing pauses; undefined before. */
function useAsked(form: FormInstance) {
  const name = Form.useWatch<string | undefined>('name', form)
  const uscc = Form.useWatch<string | undefined>('uscc', form)
  const [asked, setAsked] = useState<{ name: string; uscc: string }>()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(Asked.safeParse({ name, uscc }).data), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [name, uscc])
  return asked
}

/** A warning can be passed by, an error is refused when it is submitted. */
function Told({ type, title, text }: { type: 'error' | 'warning'; title: string; text: string }) {
  return (
    <Alert
      type={type}
      showIcon
      role={type === 'error' ? 'alert' : 'status'}
      title={title}
      description={text}
      className={css['gap'] ?? ''}
    />
  )
}

/** Says before submitting that somebody else holds or claims the code or bears the name, and what to do about it. */
export function OthersAlike({ form, enterprise }: { form: FormInstance; enterprise: EntInfo }) {
  const t = useMessages(entAuthMessages)
  const asked = useAsked(form)
  const known = enterprise.approved
  const same = known !== null && known.name === asked?.name && known.uscc === asked.uscc
  const { data } = useQuery({
    ...endpointQuery(certificationCheck, { body: asked ?? { name: '', uscc: '' } }),
    enabled: asked !== undefined && !same,
    retry: false,
  })
  if (asked === undefined || same || !data) return null
  const { codeTaken, codeClaimed, nameTaken } = data
  if (codeTaken) return <Told type="error" title={t.codeTakenTitle} text={t.codeTakenText} />
  if (codeClaimed) return <Told type="warning" title={t.codeClaimedTitle} text={t.codeClaimedText} />
  return nameTaken ? <Told type="warning" title={t.nameTakenTitle} text={t.nameTakenText} /> : null
}
