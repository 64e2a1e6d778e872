/** The workbooks of users: what stands in their columns, in both languages. */
import type { Language } from '@portal/contract/kit'
import type { SheetToWrite, TableToWrite } from '../../platform/sheet/write-workbook.ts'
import { shanghaiTime } from './user-admin.view.ts'

export const fileNames = {
  'zh-cn': { template: '用户导入模板.xlsx', export: '用户列表.xlsx' },
  en: { template: 'user-import-template.xlsx', export: 'users.xlsx' },
} satisfies Record<Language, { template: string; export: string }>

/** What is filled in for an import, by the header of its column in either language. */
export const importHeaders = {
  username: { 'zh-cn': '用户名', en: 'Username' },
  nickname: { 'zh-cn': '昵称', en: 'Name' },
  gender: { 'zh-cn': '性别', en: 'Gender' },
  mobile: { 'zh-cn': '手机号码', en: 'Mobile' },
  email: { 'zh-cn': '邮箱', en: 'E-mail' },
  roles: { 'zh-cn': '角色', en: 'Roles' },
  organisation: { 'zh-cn': '部门', en: 'Enterprise' },
} satisfies Record<string, Record<Language, string>>
export type ImportColumn = keyof typeof importHeaders

/** 1 male, 2 female, 0 not said. */
export const genders: Record<Language, readonly [string, string, string]> = {
  'zh-cn': ['保密', '男', '女'],
  en: ['Prefer not to say', 'Male', 'Female'],
}
/** What a workbook may call a gender, in small letters: the words of today in either language, and those of earlier exports. */
export const genderWords: ReadonlyMap<string, number> = new Map([
  ...Object.values(genders).flatMap((words) => words.map((word, gender) => [word.toLowerCase(), gender] as const)),
  ['not said', 0],
])

const widths: Record<ImportColumn, number> = {
  username: 20,
  nickname: 20,
  gender: 10,
  mobile: 16,
  email: 28,
  roles: 24,
  organisation: 32,
}

const explained: Record<Language, Record<ImportColumn, string>> = {
  'zh-cn': {
    username: '必填。以字母开头，3–32 位字母、数字或 . _ -，不能与已有用户重复',
    nickname: '必填。姓名或称呼，最多 40 个字',
    gender: '选填。男、女或保密',
    mobile: '选填。11 位手机号码，不能与已有用户重复',
    email: '选填。不能与已有用户重复',
    roles: '必填。角色编码，多个用逗号分隔，可用编码见下方',
    organisation: '选填。企业全称或企业编号；平台角色请留空',
  },
  en: {
    username: 'Required. Starts with a letter, 3 to 32 letters, digits or . _ -, not taken by another user',
    nickname: 'Required. What the person is called, at most 40 characters',
    gender: 'Optional. Male, Female or Prefer not to say',
    mobile: 'Optional. An 11-digit mobile number, not taken by another user',
    email: 'Optional. Not taken by another user',
    roles: 'Required. Codes of roles, several separated by commas; the codes stand below',
    organisation: 'Optional. Full name or number of the enterprise; empty for roles of the platform',
  },
}

const sheetNames = {
  'zh-cn': { users: '用户', notes: '填写说明', column: '列', how: '怎样填写', code: '角色编码', role: '角色名称' },
  en: {
    users: 'Users',
    notes: 'How to fill in',
    column: 'Column',
    how: 'What to write',
    code: 'Role code',
    role: 'Role',
  },
} satisfies Record<Language, Record<string, string>>

const columns = Object.keys(importHeaders) as ImportColumn[]

/** The sheets of the template: one to fill in, one that explains it. `roles`: those that the caller may grant. */
export function templateSheets(
  roles: readonly { code: string; name: string }[],
  mostRows: number,
  language: Language,
): SheetToWrite[] {
  const words = sheetNames[language]
  const notes = columns.map((column) => [importHeaders[column][language], explained[language][column]])
  const firstRole = notes.length + 4
  const roleRange = `'${words.notes}'!$A$${firstRole}:$A$${firstRole + Math.max(roles.length, 1) - 1}`
  const choices: Partial<Record<ImportColumn, { formula: string; strict: boolean; last: number }>> = {
    gender: { formula: `"${genders[language].join(',')}"`, strict: true, last: mostRows + 1 },
    // Several codes may stand in one cell, so the list only proposes.
    roles: { formula: roleRange, strict: false, last: mostRows + 1 },
  }
  const users = columns.map((column) => {
    const offered = choices[column]
    return { header: importHeaders[column][language], width: widths[column], ...(offered ? { choices: offered } : {}) }
  })
  return [
    { name: words.users, columns: users, rows: [] },
    {
      name: words.notes,
      columns: [
        { header: words.column, width: 20 },
        { header: words.how, width: 80 },
      ],
      rows: [...notes, [], [words.code, words.role], ...roles.map(({ code, name }) => [code, name])],
    },
  ]
}

/** A user as the export lists them. */
export interface ExportRow {
  username: string
  nickname: string
  organisation_name: string | null
  gender: number
  mobile: string
  email: string
  created_at: Date
}

const exportHeaders: Record<Language, readonly (readonly [string, number])[]> = {
  'zh-cn': [
    ['用户名', 20],
    ['用户昵称', 20],
    ['部门', 32],
    ['性别', 10],
    ['手机号码', 16],
    ['邮箱', 28],
    ['创建时间', 22],
  ],
  en: [
    ['Username', 20],
    ['Name', 20],
    ['Enterprise', 32],
    ['Gender', 10],
    ['Mobile', 16],
    ['E-mail', 28],
    ['Created', 22],
  ],
}

/** The cells of a user in the export. */
export const exportCells = (row: ExportRow, language: Language): string[] => [
  row.username,
  row.nickname,
  row.organisation_name ?? '',
  genders[language][row.gender as 0 | 1 | 2],
  row.mobile,
  row.email,
  shanghaiTime(row.created_at),
]

/** The sheet of the export, without its rows. */
export const exportTable = (language: Language): TableToWrite => ({
  name: sheetNames[language].users,
  columns: exportHeaders[language].map(([header, width]) => ({ header, width })),
})
