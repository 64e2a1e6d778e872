import { Form, type FormProps } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '../../../lib/i18n/language.ts'
import { refusedFields } from '../../../lib/refused-field.ts'
import { FaultSummary } from './fault-summary.tsx'
import { useUnsaved } from './form-holder.tsx'

interface SharedProps {
  isUnsaved: (() => boolean) | undefined
  refusal: Error | null
  onRefused(): void
}

/** What needs antd's form from within: whether something is typed, and the fields that the server refused. */
function Shared({ isUnsaved, refusal, onRefused }: SharedProps) {
  const form = Form.useFormInstance()
  const language = useLanguage()
  useUnsaved(isUnsaved ?? (() => form.isFieldsTouched()))
  const mark = useEffectEvent((refused: ReturnType<typeof refusedFields>): void => {
    const names = form.getFieldsError().map(({ name }) => name)
    // A document is sent within a body: the field `name` of the form is `patent.name` of what was sent.
    const marked = refused.flatMap(({ path, says }) => {
      const name = names.find((one) => `.${path}`.endsWith(`.${one.join('.')}`))
      return name ? [{ name, errors: [says[language]] }] : []
    })
    form.setFields(marked)
    if (marked.length > 0) onRefused()
  })
  useEffect(() => mark(refusedFields(refusal)), [refusal])
  return null
}

interface Props<Fields> extends Omit<FormProps<Fields>, 'children' | 'onFinishFailed' | 'scrollToFirstError'> {
  /** Whether something is typed that is lost when it closes; without it, whether anything was typed at all. */
  isUnsaved?: () => boolean
  /** Why what was sent last was refused; the fields it names are marked. */
  refusal?: Error | null
  /** How often it was not sent for faults that the form itself does not know. */
  attempts?: number
  children: ReactNode
}

/**
 * antd's form as workbench and console use it: what is wrong is told all at once, and what it stands in asks before what
 * was typed in it is lost.
 */
export function EntryForm<Fields>({ isUnsaved, refusal = null, attempts = 0, children, ...rest }: Props<Fields>) {
  const [failed, setFailed] = useState(0)
  const fail = (): void => setFailed((count) => count + 1)
  return (
    <Form<Fields> {...rest} onFinishFailed={fail}>
      <FaultSummary attempts={attempts + failed} />
      <Shared isUnsaved={isUnsaved} refusal={refusal} onRefused={fail} />
      {children}
    </Form>
  )
}
