/** What a row of an import must be, and what is said of one that is not. */
import { bilingual } from '@portal/contract/bilingual'
import type { Bilingual, Language } from '@portal/contract/kit'
import { type SentenceKey, sentences } from '@portal/contract/sentence'
import { Email, Mobile, Username } from '@portal/contract/user'
import type { z } from 'zod'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { rolesMisplaced, type Scope, says as rules } from './user-admin.policy.ts'
import { mayGrant, OWNER } from './user-role.policy.ts'
import type { RoleRow } from './user-role.view.ts'
import { genderWords, type ImportColumn, importHeaders } from './user-workbook.view.ts'

export const MOST_IMPORTED = 5_000
export const MOST_EXPORTED = 50_000
export const MOST_UPLOADED = 5 * 1024 * 1024

/** Of one person, imports and exports each: every one costs a thread some seconds. */
export const WORKBOOKS_PER_HOUR = { limit: 60, windowSeconds: 3600 }

/** Refusals of a whole file. */
export const refusals = {
  'no workbook': () =>
    fault(
      'A0700',
      bilingual(
        '无法读取该文件，请使用 .xlsx 格式（旧版 .xls 请先另存为 .xlsx）',
        'This file cannot be read. Please use the .xlsx format (save an old .xls as .xlsx first)',
      ),
    ),
  'too large': () =>
    fault(
      'A0700',
      bilingual(
        '文件内容过大，请使用导入模板，只保留需要导入的数据',
        'This workbook holds too much. Please use the template and keep only what is to be imported',
      ),
    ),
  'too many rows': () =>
    fault(
      'A0400',
      bilingual(
        `一次最多导入 ${MOST_IMPORTED.toLocaleString('en')} 行，请拆分为多个文件`,
        `At most ${MOST_IMPORTED.toLocaleString('en')} rows at a time. Please split the file`,
      ),
    ),
  often: (retryAfter: number) =>
    fault('A0501', bilingual('导入或导出过于频繁，请稍后再试', 'Too many imports or exports. Please try again later'), {
      retryAfter,
    }),
  empty: () => fault('A0400', bilingual('文件中没有可导入的数据', 'There is nothing to import in this file')),
  'too many users': () =>
    fault(
      'A0400',
      bilingual(
        `一次最多导出 ${MOST_EXPORTED.toLocaleString('en')} 位用户，请缩小筛选范围`,
        `At most ${MOST_EXPORTED.toLocaleString('en')} users at a time. Please narrow the filter`,
      ),
    ),
}

/** Which column each thing stands in, by the headers of the first row; A0400 names those that are missing. */
export function columnsOf(header: readonly (string | null)[]): Map<ImportColumn, number> {
  const found = new Map<ImportColumn, number>()
  const aliases: Record<string, ImportColumn> = { 用户昵称: 'nickname' }
  for (const [column, words] of Object.entries(importHeaders) as [ImportColumn, Bilingual][]) {
    aliases[words['zh-cn']] = column
    aliases[words.en.toLowerCase()] = column
  }
  for (const [index, text] of header.entries()) {
    const column = aliases[text?.trim().toLowerCase() ?? '']
    if (column !== undefined && !found.has(column)) found.set(column, index)
  }
  const missing = (['username', 'nickname', 'roles'] as const).filter((column) => !found.has(column))
  if (missing.length === 0) return found
  const named = (language: Language) => missing.map((column) => importHeaders[column][language])
  throw fault(
    'A0400',
    bilingual(
      `第一行缺少列：${named('zh-cn').join('、')}，请使用导入模板`,
      `The first row lacks the columns ${named('en').join(', ')}. Please use the template`,
    ),
  )
}

/** A row with the texts of its columns, trimmed; `formulas`: columns that hold one. */
export interface ImportRow {
  number: number
  texts: Record<ImportColumn, string>
  formulas: ImportColumn[]
}

/** The columns of a row, as texts. */
export function importRow(
  row: { number: number; cells: readonly (string | null)[] },
  columns: ReadonlyMap<ImportColumn, number>,
): ImportRow {
  const texts = {} as Record<ImportColumn, string>
  const formulas: ImportColumn[] = []
  for (const column of Object.keys(importHeaders) as ImportColumn[]) {
    const at = columns.get(column)
    const cell = at === undefined ? '' : row.cells[at]
    if (cell === null) formulas.push(column)
    texts[column] = cell?.trim() ?? ''
  }
  return { number: row.number, texts, formulas }
}

/** A user that a row describes. */
export interface NewUser {
  username: string
  nickname: string
  gender: number
  mobile: string
  email: string
  roles: RoleRow[]
  organisationId: string | null
}

/** What the rows are judged by. Texts of `taken` in lower case; `organisations`: ids by id and by name, null where several bear it. */
export interface ImportGround {
  actor: Actor
  scope: Scope
  roles: ReadonlyMap<string, RoleRow>
  organisations: ReadonlyMap<string, string | null>
  /** For rows that name none and whose roles are those of enterprises. */
  defaultOrganisation: string | null
  /** Enterprises that have an owner. */
  owned: Set<string>
  taken: { username: Set<string>; mobile: Set<string>; email: Set<string> }
}

const isSentence = (key: string): key is SentenceKey => Object.hasOwn(sentences, key)

function complaint(schema: z.ZodType, value: string): Bilingual | null {
  const parsed = schema.safeParse(value)
  if (parsed.success) return null
  const key = parsed.error.issues[0]?.message ?? ''
  return isSentence(key) ? sentences[key] : bilingual('格式不正确', 'is malformed')
}

const says = {
  formula: (column: ImportColumn) =>
    bilingual(
      `${importHeaders[column]['zh-cn']}不能是公式，请改为文本`,
      `${importHeaders[column].en} must be text, not a formula`,
    ),
  usernameMissing: bilingual('用户名不能为空', 'Username must not be empty'),
  nicknameMissing: bilingual('昵称不能为空', 'Name must not be empty'),
  nicknameLong: bilingual('昵称最多 40 个字', 'Name may have at most 40 characters'),
  gender: bilingual('性别只能是男、女或保密', 'Gender must be Male, Female or Prefer not to say'),
  roleMissing: bilingual('角色不能为空', 'Roles must not be empty'),
  roleUnknown: (code: string) => bilingual(`角色“${code}”不存在`, `There is no role “${code}”`),
  roleBeyond: (code: string) => bilingual(`不能授予角色“${code}”`, `You cannot grant the role “${code}”`),
  organisationUnknown: (name: string) => bilingual(`部门“${name}”不存在`, `There is no enterprise “${name}”`),
  organisationAmbiguous: (name: string) =>
    bilingual(`有多家企业名为“${name}”，请填写企业编号`, `Several enterprises are called “${name}”. Give its number`),
  taken: {
    username: bilingual('用户名已存在', 'Username is taken'),
    mobile: bilingual('手机号码已被使用', 'Mobile is taken'),
    email: bilingual('邮箱已被使用', 'E-mail is taken'),
  },
}

/** Chinese and English commas, and what else lists are separated by. */
const SEPARATORS = /[,，、;；\s]+/

function genderOf(text: string): number | null {
  if (text === '') return 0
  return genderWords.get(text.toLowerCase()) ?? null
}

function organisationOf(text: string, roles: readonly RoleRow[], ground: ImportGround): string | null | Bilingual {
  const { scope, organisations } = ground
  if (scope !== 'everybody') {
    const own = text === '' || organisations.get(text) === scope.organisationId
    return own ? scope.organisationId : rules.otherEnterprise
  }
  // A member's roles need an enterprise, an operator's have none: the one chosen for the file is for the former.
  if (text === '') return roles.some(({ kind }) => kind === 'enterprise') ? ground.defaultOrganisation : null
  const found = organisations.get(text)
  if (found === undefined) return says.organisationUnknown(text)
  return found ?? says.organisationAmbiguous(text)
}

function rolesOf(text: string, ground: ImportGround, complain: (says: Bilingual) => void): RoleRow[] {
  const codes = [...new Set(text.split(SEPARATORS).filter((code) => code !== ''))]
  if (codes.length === 0) complain(says.roleMissing)
  return codes.flatMap((code) => {
    const role = ground.roles.get(code.toUpperCase())
    if (!role) complain(says.roleUnknown(code))
    else if (!mayGrant(ground.actor, role)) complain(says.roleBeyond(code))
    return role ?? []
  })
}

/** What is unique and somebody else's, or that of an earlier row. */
function judgeTaken(texts: ImportRow['texts'], { taken }: ImportGround, complain: (says: Bilingual) => void): void {
  for (const column of ['username', 'mobile', 'email'] as const) {
    if (taken[column].has(texts[column].toLowerCase())) complain(says.taken[column])
  }
}

function judgeTexts({ texts, formulas }: ImportRow, complain: (says: Bilingual | null) => void): void {
  for (const column of formulas) complain(says.formula(column))
  complain(texts.username === '' ? says.usernameMissing : complaint(Username, texts.username))
  if (texts.nickname === '') complain(says.nicknameMissing)
  if (texts.nickname.length > 40) complain(says.nicknameLong)
  if (genderOf(texts.gender) === null) complain(says.gender)
  if (texts.mobile !== '') complain(complaint(Mobile, texts.mobile))
  if (texts.email !== '') complain(complaint(Email, texts.email))
}

const isOwnerOf = (roles: readonly RoleRow[], organisationId: string | null): organisationId is string =>
  organisationId !== null && roles.some(({ code }) => code === OWNER)

function judgePlace(roles: RoleRow[], organisationId: string | null, { owned }: ImportGround): Bilingual | null {
  const misplaced = rolesMisplaced(roles, organisationId)
  if (misplaced) return misplaced
  return isOwnerOf(roles, organisationId) && owned.has(organisationId) ? rules.ownerThere : null
}

/** Later rows find the names and the owner's place of this one taken. */
function take(user: NewUser, { taken, owned }: ImportGround): void {
  for (const column of ['username', 'mobile', 'email'] as const) {
    if (user[column] !== '') taken[column].add(user[column].toLowerCase())
  }
  if (isOwnerOf(user.roles, user.organisationId)) owned.add(user.organisationId)
}

/** The user of a row, or everything that is wrong with it. */
export function judgeRow(row: ImportRow, ground: ImportGround): NewUser | Bilingual[] {
  const complaints: Bilingual[] = []
  const complain = (sentence: Bilingual | null) => {
    if (sentence) complaints.push(sentence)
  }
  const { texts } = row
  judgeTexts(row, complain)
  judgeTaken(texts, ground, complain)
  const roles = rolesOf(texts.roles, ground, complain)
  const organisation = organisationOf(texts.organisation, roles, ground)
  const organisationId = typeof organisation === 'string' ? organisation : null
  const known = organisation === null || typeof organisation === 'string'
  complain(known ? judgePlace(roles, organisationId, ground) : organisation)
  if (complaints.length > 0) return complaints
  const { username, nickname, mobile, email } = texts
  const user = { username, nickname, mobile, email, gender: genderOf(texts.gender) ?? 0, roles, organisationId }
  take(user, ground)
  return user
}

/** `第3行：…；…` */
export function rowSays(number: number, complaints: readonly Bilingual[], language: Language): string {
  const said = complaints.map((sentence) => sentence[language])
  return language === 'en' ? `Row ${number}: ${said.join('; ')}` : `第${number}行：${said.join('；')}`
}

/** Somebody else took a name of this row while it was read. */
export const takenMeanwhile = bilingual(
  '用户名、手机号码或邮箱刚刚被其他用户占用',
  'Username, mobile or e-mail was taken by somebody else just now',
)
