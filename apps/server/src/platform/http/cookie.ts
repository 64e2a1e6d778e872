/** Cookies, as they come (RFC 6265). */

/** The value of a cookie in the `Cookie` header; '' when there is none of this name. */
export function cookieOf(header: string | undefined, name: string): string {
  const pair = header?.split(';').find((one) => one.trimStart().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim() ?? ''
}
