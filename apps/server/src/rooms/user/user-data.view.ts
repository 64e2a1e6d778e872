/** The page by which people read their exported data; the same data lies beside it as JSON. */
import { bilingual } from '@portal/contract/bilingual'
import type { Bilingual, Language } from '@portal/contract/kit'

/** Parts of the export by name, in the order they are shown: one record, or a list of records. */
export type PersonalData = Record<string, unknown>

const titles: Record<string, Bilingual> = {
  account: bilingual('账号', 'Account'),
  consents: bilingual('同意记录', 'Consents'),
  sessions: bilingual('登录记录', 'Sign-ins'),
  identities: bilingual('关联登录', 'Linked sign-ins'),
  passkeys: bilingual('通行密钥', 'Passkeys'),
  secondFactors: bilingual('两步验证', 'Second factors'),
  savedViews: bilingual('保存的视图', 'Saved views'),
  messages: bilingual('消息', 'Messages'),
  drafts: bilingual('未提交的草稿', 'Drafts that were not sent'),
  audit: bilingual('操作记录', 'What you changed'),
  files: bilingual('上传的文件', 'Uploaded files'),
}

const fields: Record<string, Bilingual> = {
  id: bilingual('编号', 'Number'),
  username: bilingual('用户名', 'Username'),
  nickname: bilingual('昵称', 'Name'),
  avatar: bilingual('头像', 'Picture'),
  gender: bilingual('性别（1 男，2 女，0 保密）', 'Gender (1 male, 2 female, 0 not said)'),
  mobile: bilingual('手机号码', 'Mobile'),
  email: bilingual('邮箱', 'E-mail'),
  deptName: bilingual('所属企业', 'Enterprise'),
  roleNames: bilingual('角色', 'Roles'),
  createTime: bilingual('注册日期', 'Member since'),
  closesAt: bilingual('注销时间', 'Closes at'),
  document: bilingual('文件', 'Document'),
  version: bilingual('版本', 'Version'),
  at: bilingual('时间', 'Time'),
  address: bilingual('网络地址', 'Network address'),
  userAgent: bilingual('浏览器标识', 'Browser'),
  signedInAt: bilingual('登录时间', 'Signed in'),
  lastSeenAt: bilingual('最近活动', 'Last seen'),
  expiresAt: bilingual('到期时间', 'Expires'),
  endedAt: bilingual('退出时间', 'Ended'),
  remembered: bilingual('记住登录', 'Remembered'),
  issuer: bilingual('登录服务', 'Provider'),
  subject: bilingual('对象', 'Subject'),
  name: bilingual('名称', 'Name'),
  linkedAt: bilingual('关联时间', 'Linked'),
  lastUsedAt: bilingual('最近使用', 'Last used'),
  kind: bilingual('类型', 'Kind'),
  params: bilingual('内容', 'Content'),
  link: bilingual('链接', 'Link'),
  createdAt: bilingual('时间', 'Time'),
  confirmedAt: bilingual('启用时间', 'In use since'),
  readAt: bilingual('阅读时间', 'Read'),
  action: bilingual('操作', 'Action'),
  before: bilingual('变更前', 'Before'),
  after: bilingual('变更后', 'After'),
  mediaType: bilingual('文件类型', 'Media type'),
  bytes: bilingual('大小（字节）', 'Size in bytes'),
  width: bilingual('宽（像素）', 'Width in pixels'),
  height: bilingual('高（像素）', 'Height in pixels'),
  form: bilingual('表单', 'Form'),
  content: bilingual('填写的内容', 'What was typed'),
  typedAt: bilingual('填写时间', 'Typed'),
  list: bilingual('列表', 'List'),
  query: bilingual('筛选与排序', 'Filters and order'),
  columns: bilingual('列', 'Columns'),
  uploadedAt: bilingual('上传时间', 'Uploaded'),
}

const says = {
  title: bilingual('个人数据', 'Personal data'),
  lead: bilingual(
    '平台保存的与您账号有关的全部个人数据。密码与登录凭证只以不可还原的形式保存，因此不在其中。同目录的 JSON 文件内容与本页相同，供程序读取。',
    'All personal data that the platform keeps about your account. Passwords and sign-in tokens are stored only in a form that cannot be turned back, so they are not among it. The JSON files beside this page hold the same for programs.',
  ),
  made: bilingual('导出时间', 'Exported at'),
  none: bilingual('没有记录', 'Nothing here'),
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => escapes[one] ?? one)

function cell(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'string') return escaped(value)
  return escaped(JSON.stringify(value))
}

const labelOf = (field: string, language: Language): string => escaped(fields[field]?.[language] ?? field)

function table(records: readonly Record<string, unknown>[], language: Language): string {
  const [first] = records
  if (!first) return `<p>${says.none[language]}</p>`
  const columns = Object.keys(first)
  const head = columns.map((column) => `<th scope="col">${labelOf(column, language)}</th>`).join('')
  const rows = records.map(
    (record) => `<tr>${columns.map((column) => `<td>${cell(record[column])}</td>`).join('')}</tr>`,
  )
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

function record(value: Record<string, unknown>, language: Language): string {
  const rows = Object.entries(value).map(
    ([field, one]) => `<tr><th scope="row">${labelOf(field, language)}</th><td>${cell(one)}</td></tr>`,
  )
  return `<table>${rows.join('\n')}</table>`
}

const style = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;font-size:14px}th,td{border:1px solid #8886;padding:.35rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
.wide{overflow-x:auto}h2{margin-top:2rem}`

/** The page: complete by itself, without script. */
export function exportPage(parts: PersonalData, madeAt: Date, language: Language): string {
  const sections = Object.entries(parts).map(([part, value]) => {
    const shown = Array.isArray(value)
      ? table(value as Record<string, unknown>[], language)
      : record(value as Record<string, unknown>, language)
    return `<section><h2>${escaped(titles[part]?.[language] ?? part)}</h2>${shown}</section>`
  })
  const title = says.title[language]
  return `<!doctype html>
<html lang="${language === 'en' ? 'en' : 'zh-CN'}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head>
<body><h1>${title}</h1><p>${says.lead[language]}</p><p>${says.made[language]}: ${madeAt.toISOString()}</p>
${sections.join('\n')}
</body></html>
`
}
