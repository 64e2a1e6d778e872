import { expect, test } from 'vitest'
import { readEnvironment } from './env.ts'
import { StartError } from './platform/start-error.ts'

/** The sentence a start with these variables ends with. */
function refusal(variables: Record<string, string>): string {
  try {
    readEnvironment(variables, false)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  return ''
}

const aliyun = {
  SMS_PROVIDER: 'aliyun',
  SMS_ALIYUN_KEY_ID: 'LTAI-key',
  SMS_ALIYUN_KEY_SECRET: 'very-secret',
  SMS_SIGN_NAME: '平台',
  SMS_TEMPLATE_CODE: 'SMS_1',
  SMS_TEMPLATE_NOTICE: 'SMS_2',
}
const oidc = { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'very-secret' }
const s3 = { S3_BUCKET: 'portal-files', S3_ACCESS_KEY: 'hush', S3_SECRET_KEY: 'hush-hush', S3_REGION: 'cn-north-1' }

test('Without variables messages are kept and nobody else signs people in', () => {
  expect(readEnvironment({}, false)).toMatchObject({ sms: null, mail: null, oidc: null, s3: null })
})

test('Whole sets are taken, with what is usual for the rest', () => {
  expect(readEnvironment({ ...aliyun }, false).sms).toMatchObject({
    endpoint: 'dysmsapi.aliyuncs.com',
    signName: '平台',
  })
  expect(readEnvironment({ SMS_PROVIDER: 'http', SMS_HTTP_URL: 'http://sms.local/send' }, false).sms).toMatchObject({
    token: null,
  })
  expect(readEnvironment({ SMTP_URL: 'smtp://a:b@mail.local', MAIL_FROM: 'P <p@q.cn>' }, false).mail?.from).toBe(
    'P <p@q.cn>',
  )
  expect(readEnvironment(oidc, false).oidc).toMatchObject({ name: 'id.example.com', clientId: 'portal' })
  expect(readEnvironment({ ...oidc, OIDC_NAME: '企业账号' }, false).oidc?.name).toBe('企业账号')
})

test('A bucket is Amazon’s in its region, or another one at its address, which then stands in the path', () => {
  expect(readEnvironment(s3, false).s3).toEqual({
    endpoint: null,
    region: 'cn-north-1',
    bucket: 'portal-files',
    accessKey: 'hush',
    secretKey: 'hush-hush',
    forcePathStyle: false,
  })
  const own = { ...s3, S3_REGION: '', S3_ENDPOINT: 'http://minio:9000' }
  expect(readEnvironment(own, false).s3).toMatchObject({ region: 'us-east-1', forcePathStyle: true })
  const asHost = readEnvironment({ ...own, S3_FORCE_PATH_STYLE: 'false' }, false)
  expect([asHost.s3?.endpoint?.href, asHost.s3?.forcePathStyle]).toEqual(['http://minio:9000/', false])
})

test.each(Object.keys(aliyun).slice(1))('Alibaba Cloud without %s is refused by that name', (name) => {
  const said = refusal({ ...aliyun, [name]: '' })
  expect(said).toContain(`环境变量 ${name}`)
  expect(said).toContain('SMS_PROVIDER=aliyun')
})

test.each([
  [{ SMS_PROVIDER: 'http' }, 'SMS_HTTP_URL'],
  [{ SMTP_URL: 'smtp://mail.local' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@b.cn' }, 'SMTP_URL'],
  [{ OIDC_NAME: 'x' }, 'OIDC_ISSUER'],
  [{ ...oidc, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET'],
  [{ S3_ENDPOINT: 'http://minio:9000' }, 'S3_BUCKET'],
  [{ S3_FORCE_PATH_STYLE: 'true' }, 'S3_BUCKET'],
  [{ ...s3, S3_ACCESS_KEY: '' }, 'S3_ACCESS_KEY'],
  [{ ...s3, S3_SECRET_KEY: '' }, 'S3_SECRET_KEY'],
  [{ ...s3, S3_REGION: '' }, 'S3_REGION'],
])('An incomplete set is refused by the name of what is missing: %o lacks %s', (variables, missing) => {
  expect(refusal(variables)).toContain(`needs the environment variable ${missing} too`)
})

test.each([
  [{ SMTP_URL: 'http://user:hush-hush@mail' }, 'SMTP_URL'],
  [{ SMS_HTTP_URL: 'ftp://hush-hush' }, 'SMS_HTTP_URL'],
  [{ SMS_HTTP_TOKEN: 'hush hush-hush' }, 'SMS_HTTP_TOKEN'],
  [{ ...s3, S3_BUCKET: 'No Such Name' }, 'S3_BUCKET'],
  [{ ...s3, S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT'],
  [{ ...s3, S3_FORCE_PATH_STYLE: 'perhaps' }, 'S3_FORCE_PATH_STYLE'],
])('What is secret is not repeated on the screen: %o', (variables, name) => {
  const said = refusal(variables)
  expect(said).toContain(name)
  expect(said).not.toContain('hush')
})

test('An ffmpeg that cannot be run is refused; none at all can be wished for', () => {
  expect(refusal({ FFMPEG_PATH: '/nowhere/ffmpeg' })).toContain('FFMPEG_PATH')
  expect(readEnvironment({ FFMPEG_PATH: process.execPath }, false).ffmpegPath).toBe(process.execPath)
  expect(readEnvironment({ FFMPEG_PATH: 'off' }, false).ffmpegPath).toBe('off')
  expect(readEnvironment({}, false).ffmpegPath).toBeNull()
})

test('A sender that would start another header is refused', () => {
  expect(refusal({ SMTP_URL: 'smtp://m', MAIL_FROM: 'a@b.cn\r\nBcc: c@d.cn' })).toContain('MAIL_FROM')
})

test.each(['http://id.example.com', 'http://10.0.0.7', 'http://localhost.example.com'])(
  'A provider of sign-ins that anybody on the way could speak for is refused: %s',
  (issuer) => {
    expect(refusal({ ...oidc, OIDC_ISSUER: issuer })).toContain(`OIDC_ISSUER`)
  },
)

test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'https://10.0.0.7'])(
  'A provider on this machine, or with a certificate, is taken: %s',
  (issuer) => {
    expect(readEnvironment({ ...oidc, OIDC_ISSUER: issuer }, false).oidc?.issuer.origin).toBe(issuer)
  },
)

test.each([
  [{}, false],
  [{ PUBLIC_URL: 'http://localhost:3000' }, false],
  [{ PUBLIC_URL: 'https://portal.example.com' }, true],
  [{ PUBLIC_URL: 'https://portal.example.com', STAFF_SECOND_FACTOR: 'optional' }, false],
  [{ STAFF_SECOND_FACTOR: 'required' }, true],
])(
  'The platform’s people need a second factor where everybody can reach it, unless somebody said otherwise: %o gives %s',
  (variables, required) => {
    expect(readEnvironment(variables, false).staffFactorRequired).toBe(required)
  },
)

const PUBLIC = 'https://portal.example.com'
const LOCAL = 'http://localhost:3000'
test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: 'LOCALHOST' }, true],
  [{ HOST: '127.0.0.1' }, true],
  [{ HOST: '127.8.8.8' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '[::1]' }, true],
  [{ HOST: '0.0.0.0', PUBLIC_URL: LOCAL }, true],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://[::1]:3000' }, true],
  [{ HOST: '0.0.0.0', SEED: 'demo' }, true],
  [{ PUBLIC_URL: PUBLIC, SEED: 'demo' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '192.168.1.7' }, false],
  [{ HOST: 'portal' }, false],
  [{ HOST: '127.0.0.1.example.com' }, false],
  [{ HOST: 'localhost.example.com' }, false],
  [{ HOST: '0.0.0.0', SEED: 'none' }, false],
  [{ HOST: '0.0.0.0', PUBLIC_URL: PUBLIC }, false],
  [{ HOST: 'localhost', PUBLIC_URL: PUBLIC }, false],
])('The demonstration is for this machine, or for whoever said so by hand: %o gives %s', (variables, allowed) => {
  expect(readEnvironment(variables, false).demonstrationAllowed).toBe(allowed)
})

test('The cookie is for the parent domain, or for one host where pages and API share it', () => {
  expect(readEnvironment({}, false).hostCookie).toBe(false)
  expect(readEnvironment({ COOKIE_SCOPE: 'host' }, false).hostCookie).toBe(true)
  expect(refusal({ COOKIE_SCOPE: 'everywhere' })).toContain('COOKIE_SCOPE')
  expect(refusal({ COOKIE_SCOPE: 'host', API_ORIGIN: 'https://api.example.com' })).toContain('API_ORIGIN')
})
