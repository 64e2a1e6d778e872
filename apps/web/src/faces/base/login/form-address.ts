/** The forms of the sign-in page, each with an address of its own. */
export const formNames = ['password', 'sms', 'register', 'forgotten'] as const
export type FormName = (typeof formNames)[number]

/** Which form an address shows; the sign-in by password when it names none of ours. */
export const formOf = (search: URLSearchParams): FormName =>
  formNames.find((name) => name === search.get('form')) ?? 'password'

/** The address of another form; where to go after the sign-in is kept. */
export function formAddress(form: FormName, search: URLSearchParams): string {
  const redirect = search.get('redirect')
  const query = new URLSearchParams({
    ...(form !== 'password' && { form }),
    ...(redirect !== null && { redirect }),
  }).toString()
  return query === '' ? '/login' : `/login?${query}`
}
