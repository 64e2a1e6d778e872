import type { ComponentProps, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'

/** Fields of a form as a query; files have no place in one. */
export const queryOf = (form: FormData): string =>
  new URLSearchParams([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string')).toString()

/**
 * A form that asks for a page: its fields become the query of `action`. Without script the browser does the same.
 */
export function QueryForm({ action, ...rest }: Omit<ComponentProps<'form'>, 'action'> & { action: string }) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void navigate(`${action}?${queryOf(new FormData(event.currentTarget))}`)
  }
  return <form {...rest} method="get" action={action} onSubmit={submit} />
}
