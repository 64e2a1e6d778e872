import { Certification, type EntInfo } from '@portal/contract/enterprise'
import { certificationCheck } from '@portal/contract/enterprise-certification'
import { useQuery } from '@tanstack/react-query'
import { Alert, Form, type FormInstance } from 'antd'
import { useEffect, useState } from 'react'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './ent-auth.module.css'
import { entAuthWords } from './ent-auth.messages.ts'

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

/** Says before submitting that somebody else holds the code or bears the name, and what to do about it. */
export function OthersAlike({ form, enterprise }: { form: FormInstance; enterprise: EntInfo }) {
  const words = useMessages(entAuthWords)
  const asked = useAsked(form)
  const known = enterprise.approved
  const same = known !== null && known.name === asked?.name && known.uscc === asked.uscc
  const { data } = useQuery({
    ...endpointQuery(certificationCheck, { body: asked ?? { name: '', uscc: '' } }),
    enabled: asked !== undefined && !same,
    retry: false,
  })
  if (asked === undefined || same || !data) return null
  if (data.codeTaken)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={words.codeTakenTitle}
        description={words.codeTakenText}
        className={css['gap'] ?? ''}
      />
    )
  if (!data.nameTaken) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={words.nameTakenTitle}
      description={words.nameTakenText}
      className={css['gap'] ?? ''}
    />
  )
}
