import { Form, type FormProps } from 'antd'
import type { ReactNode } from 'react'
import { useUnsaved } from './form-holder.tsx'

/** What every form has in common, inside it. */
function Shared({ isUnsaved }: { isUnsaved: (() => boolean) | undefined }) {
  const form = Form.useFormInstance()
  useUnsaved(isUnsaved ?? (() => form.isFieldsTouched()))
  return null
}

interface Props<Fields> extends Omit<FormProps<Fields>, 'children'> {
  /** Whether something is typed that is lost when it closes; without it, whether anything was typed at all. */
  isUnsaved?: () => boolean
  children: ReactNode
}

/** antd's form as workbench and console use it: what it stands in asks before what was typed in it is lost. */
export function EntryForm<Fields>({ isUnsaved, children, ...rest }: Props<Fields>) {
  return (
    <Form<Fields> {...rest}>
      <Shared isUnsaved={isUnsaved} />
      {children}
    </Form>
  )
}
