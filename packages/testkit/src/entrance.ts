/** Coming in, in tests: mobiles of nobody, the codes sent to them, captchas that can be answered, whole registrations. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Input } from '@portal/contract/kit'
import type { CodeScene, register } from '@portal/contract/user'
import type pg from 'pg'
import type { TestApp } from './app.ts'
import { insertPerson } from './people.ts'

let counted = 0

/** A mobile that no other call in this process got. */
export const newMobile = (): string => `139${String((counted += 1)).padStart(8, '0')}`

/** The newest code that was sent to a mobile or an e-mail address. */
export async function sentCode(pool: pg.Pool, recipient: string): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    'select text from outbox where lower(recipient) = lower($1) order by id desc limit 1',
    [recipient],
  )
  const code = /\d{6}/.exec(rows[0]?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${recipient}`)
  return code
}

/** Has a code sent, as if from a network address of its own, and answers it. */
export async function orderCode({ portal, pool }: TestApp, scene: CodeScene, target: string): Promise<string> {
  const address = `test-${randomBytes(6).toString('hex')}`
  await portal.rooms.user.codes.send({ scene, target, channel: 'sms', address, language: 'zh-cn' })
  return sentCode(pool, target)
}

/** What somebody new sends to register, with a code that is good. */
export async function registration(
  app: TestApp,
  change: Partial<Input<typeof register>['body']> = {},
): Promise<Input<typeof register>['body']> {
  const mobile = change.mobile ?? newMobile()
  return {
    username: `new-${mobile}`,
    password: 'a-good-password',
    confirmPassword: change.password ?? 'a-good-password',
    mobile,
    code: change.code ?? (await orderCode(app, 'register', mobile)),
    agreement: true,
    enterpriseName: '新程机电有限公司',
    ...change,
  }
}

/** An account with PASSWORD and a mobile. */
export async function insertMobilePerson(
  pool: pg.Pool,
  mobile: string = newMobile(),
): Promise<{ id: string; username: string; mobile: string }> {
  const username = `mobile-${mobile}`
  const id = await insertPerson(pool, { username, nickname: '手机用户', roles: [] }, null)
  await pool.query('update user_account set mobile = $1 where id = $2', [mobile, id])
  return { id, username, mobile }
}

/** A captcha whose answer the test knows: written as the server writes it, over the one with this key if there is one. */
export async function knownCaptcha(
  pool: pg.Pool,
  captchaKey: string = randomBytes(12).toString('base64url'),
): Promise<{ captchaKey: string; captchaCode: string }> {
  const captchaCode = 'Ab3d'
  const { rows } = await pool.query<{ value: Buffer }>("select value from secret where name = 'verification code'")
  const answer = createHmac('sha256', rows[0]?.value ?? '')
    .update(`captcha\n${captchaKey}\n${captchaCode.toLowerCase()}`)
    .digest()
  await pool.query(
    `insert into user_captcha (key, answer_hash, expires_at) values ($1, $2, now() + interval '5 minutes')
     on conflict (key) do update set answer_hash = excluded.answer_hash`,
    [captchaKey, answer],
  )
  return { captchaKey, captchaCode }
}
