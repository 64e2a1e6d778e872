/** SMS by Alibaba Cloud's own library, which is loaded with the first message. */
import { codeOf, DeliveryError, type DeliveryFailure } from '../delivery.ts'
import type { AliyunSmsConfiguration, Sms, SmsProvider } from '../sms.ts'

const CONNECT_MS = 5_000
const READ_MS = 15_000

/** Answers by which the recipient is wrong. */
const recipients = new Set(['isv.MOBILE_NUMBER_ILLEGAL', 'isv.MOBILE_COUNT_OVER_LIMIT', 'isv.BLACK_KEY_CONTROL_LIMIT'])
/** Answers that change by themselves, or when somebody settles the account. */
const passing = new Set(['isv.BUSINESS_LIMIT_CONTROL', 'isv.DAY_LIMIT_CONTROL', 'isv.AMOUNT_NOT_ENOUGH'])
const strangers = /^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidCredentials|Forbidden)/

/** What an answer of the service means (help.aliyun.com, error codes of SendSms). */
function failureOf(code: string): DeliveryFailure {
  if (recipients.has(code)) return 'recipient'
  if (strangers.test(code)) return 'credentials'
  if (passing.has(code) || /^isp\.|Throttling|ServiceUnavailable|InternalError/.test(code)) return 'busy'
  return code.startsWith('isv.') ? 'refused' : 'busy'
}

async function connect({ keyId, keySecret, endpoint }: AliyunSmsConfiguration) {
  const { default: library, SendSmsRequest } = await import('@alicloud/dysmsapi20170525')
  const [, protocol = 'https', host = endpoint] = /^(https?):\/\/([^/]+)\/?$/.exec(endpoint) ?? []
  // Node hands over everything the library exports, test runners the default among it.
  const Client: typeof library.default = Reflect.get(library, 'default') ?? library
  const client = new Client({
    accessKeyId: keyId,
    accessKeySecret: keySecret,
    endpoint: host,
    protocol,
    regionId: 'cn-hangzhou',
    connectTimeout: CONNECT_MS,
    readTimeout: READ_MS,
  } as unknown as ConstructorParameters<typeof Client>[0])
  // Trying again is the outbox's to do, with pauses.
  const once = { autoretry: false, maxAttempts: 1 } as unknown as Parameters<typeof client.sendSmsWithOptions>[1]
  return (request: ConstructorParameters<typeof SendSmsRequest>[0]) =>
    client.sendSmsWithOptions(new SendSmsRequest(request), once)
}

/** Errors of the library name the whole request, code and all: only how they are called is passed on. */
function explain(error: unknown): DeliveryError {
  const code = codeOf(error)
  return new DeliveryError(/^E[A-Z]+$|Timeout/.test(code) ? 'unreachable' : failureOf(code), code)
}

/** Makes the provider; nothing is loaded or connected yet. */
export function createAliyunSms(configuration: AliyunSmsConfiguration): SmsProvider {
  let connected: ReturnType<typeof connect> | null = null
  const { signName, templates } = configuration
  return {
    async send({ id, recipient, template, params }: Sms) {
      connected ??= connect(configuration)
      const send = await connected
      const request = {
        phoneNumbers: recipient,
        signName,
        templateCode: templates[template],
        templateParam: JSON.stringify(params),
        outId: id,
      }
      const { body } = await send(request).catch((error: unknown) => {
        throw explain(error)
      })
      const code = body?.code ?? ''
      if (code !== 'OK') throw new DeliveryError(failureOf(code), code)
    },
  }
}
