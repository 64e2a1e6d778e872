/** The port of SMS providers. */
import { createAliyunSms } from './sms/aliyun.ts'
import { createHttpSms } from './sms/http.ts'

export type SmsTemplate = 'code' | 'notice'

/** An SMS on its way. Providers that know templates send `template` with `params`, others the text. */
export interface Sms {
  /** The same for every try, so that a provider can tell a repetition. */
  id: string
  /** A mobile of mainland China, 11 digits. */
  recipient: string
  template: SmsTemplate
  params: Record<string, string>
  text: string
}

export interface SmsProvider {
  /** Hands the message over; throws DeliveryError when it is not taken. */
  send(sms: Sms, signal: AbortSignal): Promise<void>
}

export interface AliyunSmsConfiguration {
  provider: 'aliyun'
  keyId: string
  keySecret: string
  /** Host, or address with protocol for a private cloud. */
  endpoint: string
  signName: string
  templates: Record<SmsTemplate, string>
}
export interface HttpSmsConfiguration {
  provider: 'http'
  url: URL
  token: string | null
}
export type SmsConfiguration = AliyunSmsConfiguration | HttpSmsConfiguration

/** The provider that is set up; null where messages are only kept. */
export function createSmsProvider(configuration: SmsConfiguration | null): SmsProvider | null {
  if (configuration === null) return null
  return configuration.provider === 'aliyun' ? createAliyunSms(configuration) : createHttpSms(configuration)
}
