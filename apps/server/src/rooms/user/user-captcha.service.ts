import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { networkOf } from '../../platform/network.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { captchaText, drawCaptcha } from './captcha-picture.ts'
import { userCaptchaRepo } from './user-captcha.repo.ts'

const VALID_MS = 5 * 60_000
const PER_ADDRESS = { limit: 60, windowSeconds: 60 }

/** What was typed from a captcha; both may be missing. */
export interface CaptchaAnswer {
  captchaKey?: string | undefined
  captchaCode?: string | undefined
}

/** A refusal after which the form shows the captcha. */
const asked = { captchaRequired: true }
const refusals = {
  required: () => fault('A0240', { 'zh-cn': '请输入验证码', en: 'Please enter Verify Code' }, asked),
  wrong: () => fault('A0240', undefined, asked),
  expired: () => fault('A0242', undefined, asked),
}

/** Captchas: drawn here, stored hashed, good for one answer within five minutes, in any case. */
export function createCaptchas(deps: { transactor: Transactor; throttle: Throttle; secret: Buffer }) {
  const { transactor, throttle } = deps
  const hashOf = (key: string, code: string): Buffer =>
    createHmac('sha256', deps.secret).update(`captcha\n${key}\n${code.toLowerCase()}`).digest()

  return {
    /** A new picture. A0501 after too many from one network address. */
    async draw(address: string): Promise<{ captchaKey: string; captchaBase64: string }> {
      const consumed = await throttle.consume(`captcha:address:${networkOf(address)}`, PER_ADDRESS)
      if (consumed !== 'ok') throw fault('A0501', undefined, consumed)
      const text = captchaText()
      const picture = await drawCaptcha(text)
      const captchaKey = randomBytes(18).toString('base64url')
      const at = now()
      await transactor.transact(async (tx) => {
        const repo = userCaptchaRepo(tx)
        await repo.forget(at)
        const expires_at = new Date(at.getTime() + VALID_MS)
        await repo.insert({ key: captchaKey, answer_hash: hashOf(captchaKey, text), expires_at })
      })
      return { captchaKey, captchaBase64: `data:image/png;base64,${picture.toString('base64')}` }
    },

    /**
     * Passes with the right answer to a captcha that was not answered before. A0240 without one or with a wrong one,
     * A0242 when it is too old or was answered; both with `data.captchaRequired`.
     */
    async check({ captchaKey, captchaCode = '' }: CaptchaAnswer): Promise<void> {
      if (!captchaKey || captchaCode.trim() === '') throw refusals.required()
      const row = await transactor.transact((tx) => userCaptchaRepo(tx).take(captchaKey))
      if (!row || row.expires_at <= now()) throw refusals.expired()
      if (!timingSafeEqual(row.answer_hash, hashOf(captchaKey, captchaCode.trim()))) throw refusals.wrong()
    },
  }
}
export type Captchas = ReturnType<typeof createCaptchas>
