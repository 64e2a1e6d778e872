import { type SentenceKey, sentences } from '@portal/contract/sentence'
import { login } from '@portal/contract/user'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../../lib/client.ts'
import { CallError, NO_AUTH } from '../../../lib/http.ts'
import { useLanguage } from '../../../lib/i18n/language.ts'
import { session } from '../../../lib/session.ts'
import { safeRedirect } from './safe-redirect.ts'

const PASSWORD_MIN = 6

export interface Wrong {
  username?: SentenceKey | undefined
  password?: SentenceKey | undefined
}

/** What is wrong with the credentials as typed, by key: the words follow the language. */
export function checkCredentials(username: string, password: string): Wrong {
  const short = password.length < PASSWORD_MIN ? 'password.short' : undefined
  const passwordWrong = password === '' ? 'password.required' : short
  return {
    ...(username.trim() === '' && { username: 'username.required' as const }),
    ...(passwordWrong && { password: passwordWrong }),
  }
}

/** The sign-in form: its fields, what is wrong with them, and what the server refused. */
export function useLogin() {
  const language = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)

  const typed = () => ({ username: username.current?.value ?? '', password: password.current?.value ?? '' })

  async function signIn(): Promise<void> {
    const body = typed()
    const found = checkCredentials(body.username, body.password)
    setWrong(found)
    setRefusal('')
    if (found.username) return username.current?.focus()
    if (found.password) return password.current?.focus()
    setBusy(true)
    try {
      const { accessToken } = await call(login, { body }, { quiet: true, authorization: NO_AUTH })
      session.begin(accessToken)
      await navigate(safeRedirect(search.get('redirect'), location.origin), { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error.message)
      password.current?.select()
    } finally {
      setBusy(false)
    }
  }

  const say = (key: SentenceKey | undefined): string | undefined => key && sentences[key][language]
  return {
    username,
    password,
    busy,
    refusal,
    usernameError: say(wrong.username),
    passwordError: say(wrong.password),
    submit: (event: FormEvent): void => {
      event.preventDefault()
      if (!busy) void signIn()
    },
    /** A message goes as soon as what it asked for is done. */
    recheck: (field: keyof Wrong): void => {
      const { username: name, password: secret } = typed()
      if (wrong[field]) setWrong({ ...wrong, [field]: checkCredentials(name, secret)[field] })
    },
    /** Leaving a password that is too short tells so at once; an untouched field says nothing. */
    leavePassword: (): void => {
      const { username: name, password: secret } = typed()
      if (secret !== '') setWrong({ ...wrong, password: checkCredentials(name, secret).password })
    },
    fill: (name: string, secret: string): void => {
      if (username.current) username.current.value = name
      if (password.current) password.current.value = secret
      setWrong({})
      setRefusal('')
    },
  }
}
