/** SMS by any gateway that takes JSON over HTTP: `{id, mobile, template, params, text}`; 2xx means taken. */
import { codeOf, DeliveryError, type DeliveryFailure } from '../delivery.ts'
import type { HttpSmsConfiguration, SmsProvider } from '../sms.ts'

const PATIENCE_MS = 15_000

function failureOf(status: number): DeliveryFailure {
  if (status === 401 || status === 403) return 'credentials'
  return status === 408 || status === 429 || status >= 500 || status < 400 ? 'busy' : 'refused'
}

/** Makes the provider. The token, where there is one, travels as a bearer. */
export function createHttpSms({ url, token }: HttpSmsConfiguration): SmsProvider {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  return {
    async send({ id, recipient, template, params, text }, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ id, mobile: recipient, template, params, text }),
        // A redirect could carry the code to somebody else.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      }).catch((error: unknown) => {
        throw new DeliveryError('unreachable', codeOf(error))
      })
      await response.body?.cancel()
      if (!response.ok) throw new DeliveryError(failureOf(response.status), `HTTP ${response.status}`)
    },
  }
}
