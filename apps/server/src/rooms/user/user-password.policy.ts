/** Which passwords are refused when they are set; those that were set before go on. The form's least is the contract's. */
import { bilingual } from '@portal/contract/bilingual'
import type { Bilingual } from '@portal/contract/kit'
import { fieldFault } from '../../platform/errors.ts'

/** Characters in a password of people of the platform, who reach what belongs to others. */
const LEAST_FOR_STAFF = 12
const LEAST_DIFFERENT_FOR_STAFF = 5
/** So much beside the own name makes a password of it. */
const LEAST_BESIDE_NAME = 6
/** What is put together of more parts than this is no pattern that everybody thinks of. */
const MOST_PARTS = 3

/** Characters as they follow each other on keyboards, in counting and in the alphabet. */
const ROWS = [
  '1234567890',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '147258369',
  '!@#$%^&*()',
]
const WORDS = new Set(
  `access admin administrator adminadmin andrew baseball batman changeme charlie computer default dragon football
  freedom guanliyuan guest hello helloworld iloveyou jordan killer letmein login loveyou master michael
  mima mimamima monkey mustang pass passwd password princess root shadow starwars sunshine superman system test
  testtest trustno welcome whatever woaini woaiwo woaizhongguo zhongguo 520 1314 5201314 1314520 159357 159753 888
  666 168`.split(/\s+/),
)
/** Digits and signs that stand for letters: `P@ssw0rd`. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
}

/** Whether each character follows the one before it in a row, forwards or backwards. */
function isRun(text: string): boolean {
  return ROWS.some((row) => {
    const places = [...text].map((character) => row.indexOf(character))
    if (places.includes(-1)) return false
    const steps = places.slice(1).map((place, index) => (place - (places[index] ?? 0) + row.length) % row.length)
    return steps.every((step) => step === 1) || steps.every((step) => step === row.length - 1)
  })
}

const isRepeated = (text: string): boolean => /^(.{1,6}?)\1+$/s.test(text)
const isDay = (digits: string): boolean => /^(?:19|20)\d{2}(?:(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])?)?$/.test(digits)
const everyOther = (text: string, from: 0 | 1): string => [...text].filter((_, index) => index % 2 === from).join('')

/** One part of a password that takes no thought. */
const isPlain = (part: string): boolean => isRun(part) || isRepeated(part) || isDay(part) || WORDS.has(part)

/** Patterns, a few of them side by side (`abc123`), two of them in turns (`1q2w3e`), and one there and back (`123321`). */
function isPattern(text: string): boolean {
  if (text === '') return false
  if (isPlain(text)) return true
  const parts = text.match(/\d+|[a-z]+|[^a-z\d]+/g) ?? []
  if (parts.length <= MOST_PARTS && parts.every(isPlain)) return true
  const half = text.slice(0, Math.ceil(text.length / 2))
  if (isRun(half) && text.endsWith([...half].toReversed().join(''))) return true
  return isRun(everyOther(text, 0)) && isRun(everyOther(text, 1))
}

/** Whether a password is one of those that everybody thinks of, whatever signs stand around it. */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase()
  const bare = typed.replaceAll(/[ -/:-@[-`{-~]/g, '')
  const spelt = [...typed].map((character) => STAND_INS[character] ?? character).join('')
  const word = typed.replace(/[\d\W_]+$/, '')
  const speltWord = [...word].map((character) => STAND_INS[character] ?? character).join('')
  return [typed, bare].some(isPattern) || WORDS.has(spelt) || WORDS.has(speltWord)
}

/** Whose password it is to be. */
export interface PasswordOwner {
  username: string
  /** '' where none is bound. */
  mobile: string
  /** Somebody of the platform. */
  staff: boolean
}

/** Whether hardly anything but the own name or number is typed. */
function isOwn(password: string, { username, mobile }: PasswordOwner): boolean {
  const typed = password.toLowerCase()
  const names = [username.toLowerCase(), ...(mobile === '' ? [] : [mobile, mobile.slice(-8), mobile.slice(-6)])]
  return names.some((name) => {
    if (!typed.includes(name)) return false
    const beside = typed.replaceAll(name, '')
    return beside.length < LEAST_BESIDE_NAME || isCommonPassword(beside)
  })
}

const isStrongForStaff = (password: string, { username }: PasswordOwner): boolean =>
  password.length >= LEAST_FOR_STAFF &&
  new Set(password).size >= LEAST_DIFFERENT_FOR_STAFF &&
  !password.toLowerCase().includes(username.toLowerCase())

const says = {
  common: bilingual(
    '密码过于常见，容易被猜到，请换一个',
    'This password is too common and easily guessed. Please choose another one',
  ),
  own: bilingual(
    '密码与用户名或手机号过于相近，请换一个',
    'This password is too close to the username or the mobile. Please choose another one',
  ),
  staff: bilingual(
    `平台人员的密码至少 ${LEAST_FOR_STAFF} 位，不能过于简单，也不能包含用户名`,
    `A password of the platform's people has at least ${LEAST_FOR_STAFF} characters, is not too simple, and does not hold the username`,
  ),
}

/** What is wrong with a password that somebody is to have; null: nothing. */
export function passwordComplaint(password: string, owner: PasswordOwner): Bilingual | null {
  if (owner.staff && !isStrongForStaff(password, owner)) return says.staff
  if (isOwn(password, owner)) return says.own
  return isCommonPassword(password) ? says.common : null
}

/** Refuses, at the field where it was typed, a password that an account must not have; a demonstration's may be any. */
export function assertPassword(
  password: string,
  account: {
    username: string
    mobile?: string
    demonstration: boolean
    organisationId: string | null
    roles: readonly string[]
  },
  field = 'password',
): void {
  const { username, mobile = '', demonstration, organisationId, roles } = account
  const staff = organisationId === null && roles.length > 0
  const complaint = demonstration ? null : passwordComplaint(password, { username, mobile, staff })
  if (complaint) throw fieldFault(field, complaint)
}
