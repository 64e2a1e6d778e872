/** What a message says by mail and by SMS, in the language of its reader. */
import type { Language } from '@portal/contract/kit'
import type { MessageKind, MessageTopic } from '@portal/contract/message'

type Params = Record<string, string>
/** Subject (and the whole of an SMS), and what the mail adds. */
type Words = [subject: string, text: string]

const contents: Record<string, Record<Language, string>> = {
  basics: { 'zh-cn': '产品资料', en: 'product facts' },
  pictures: { 'zh-cn': '详情图', en: 'detail pictures' },
  video: { 'zh-cn': '产品视频', en: 'videos' },
  certificate: { 'zh-cn': '产品证书', en: 'product certificates' },
  price: { 'zh-cn': '参考价格', en: 'reference price' },
  chain: { 'zh-cn': '爆炸链/3D', en: 'exploded view or 3D model' },
  display: { 'zh-cn': '企业展示', en: 'enterprise presentation' },
  entCertificate: { 'zh-cn': '企业证书', en: 'enterprise certificates' },
  honor: { 'zh-cn': '企业荣誉', en: 'honours' },
  pavilion: { 'zh-cn': '线上展馆', en: 'online pavilion' },
}

const contentOf = (params: Params, language: Language): string => contents[params['content'] ?? '']?.[language] ?? ''

const zh: Record<MessageKind, (params: Params) => Words> = {
  'certification.submitted': ({ enterprise = '' }) => [
    '企业认证资料已提交',
    `「${enterprise}」的认证资料已进入审核队列。`,
  ],
  'certification.approved': ({ enterprise = '' }) => ['企业认证已通过', `「${enterprise}」现在可以发布产品了。`],
  'certification.rejected': ({ reason = '' }) => [
    '企业认证未通过',
    `原因：${reason || '未写明'}\n请按意见修改后重新提交。`,
  ],
  'enterprise.suspended': ({ enterprise = '', reason = '' }) => [
    `「${enterprise}」已被暂停`,
    `原因：${reason}\n企业主页与产品已从网站撤下，登录后可查看说明与联系方式。`,
  ],
  'enterprise.lifted': ({ enterprise = '' }) => [
    `「${enterprise}」已恢复`,
    '企业主页与产品已重新在网站展示，可以继续使用工作台。',
  ],
  'content.submitted': (params) => [
    `「${params['product'] ?? ''}」的${contentOf(params, 'zh-cn')}已提交审核`,
    '审核结果会第一时间通知您。',
  ],
  'content.approved': (params) => [
    `「${params['product'] ?? ''}」的${contentOf(params, 'zh-cn')}已通过审核`,
    '网站已展示最新内容。',
  ],
  'content.rejected': (params) => [
    `「${params['product'] ?? ''}」的${contentOf(params, 'zh-cn')}被驳回`,
    `原因：${params['reason'] || '未写明'}\n请按意见修改后重新提交。`,
  ],
  'product.takenDown': ({ product = '', reason }) => [
    `「${product}」已被平台下架`,
    `原因：${reason || '未写明'}\n如有异议，请联系平台运营人员。`,
  ],
  'product.putBack': ({ product = '' }) => [`「${product}」已恢复展示`, '访客又可以在网站上看到它了。'],
  'product.imported': ({ created = '0', updated = '0' }) => [
    '平台为贵企业导入了产品',
    `新增 ${created} 个、更新 ${updated} 个，均已直接发布。请登录工作台核对，有误可在产品管理中修改。`,
  ],
  'news.takenDown': ({ article = '', reason }) => [
    `文章「${article}」已因投诉下架`,
    `原因：${reason || '未写明'}\n请核对后修改；确认无误时可由处理投诉的同事恢复展示。`,
  ],
  'news.putBack': ({ article = '' }) => [`文章「${article}」已恢复展示`, '经复核，网站已按原来的内容与日期重新展示。'],
  'account.roleChanged': ({ role = '' }) => ['您的角色已变更', `现在的角色：${role}。`],
  'account.removed': ({ enterprise = '' }) => [
    `您已被移出「${enterprise}」`,
    '您的账号仍然保留，但不再属于这家企业。如有疑问，请联系企业负责人。',
  ],
  'account.handover': ({ enterprise = '' }) => [`您已成为「${enterprise}」的负责人`, '现在由您管理企业的成员与角色。'],
  'account.passwordChanged': () => [
    '登录密码已修改',
    '其他设备已全部退出登录。如非本人操作，请立即通过“忘记密码”重置。',
  ],
  'account.mobileChanged': ({ mobile = '' }) => [
    `绑定手机号已变更为 ${mobile}`,
    '如非本人操作，请立即修改密码并联系管理员。',
  ],
  'account.emailChanged': ({ email = '' }) => [
    `绑定邮箱已变更为 ${email}`,
    '如非本人操作，请立即修改密码并联系管理员。',
  ],
  'account.closing': ({ day = '' }) => [`账号将于 ${day} 注销`, '在此之前可以随时撤销。'],
  'account.notClosed': ({ why }) => [
    '账号注销未能完成',
    why === 'root'
      ? '您是最后一位系统管理员，请先将该角色授予他人，再重新申请。'
      : '企业还有其他成员，请先移交企业负责人，再重新申请。',
  ],
  notice: ({ title = '', text = '' }) => [title, text],
  'complaint.passedOn': ({ product = '' }) => [
    `关于「${product}」的投诉需要贵方说明`,
    '平台收到一项投诉，请登录工作台查看并提交说明。',
  ],
  'complaint.takenDown': ({ product = '', reason = '' }) => [
    `「${product}」已因投诉下架`,
    `原因：${reason || '未写明'}\n如有异议，请登录工作台提交说明。`,
  ],
  'complaint.restored': ({ product = '' }) => [`「${product}」已恢复展示`, '经复核，网站已重新展示该产品。'],
  'complaint.settled': ({ product = '' }) => [`关于「${product}」的投诉已办结`, '请登录工作台查看。'],
  'inquiry.received': ({ product = '' }) => [`收到关于「${product}」的意向留言`, '请登录工作台查看并尽快答复。'],
  'inquiry.replied': ({ product = '' }) => [`「${product}」的留言人有新的回复`, '请登录工作台查看。'],
  'certificate.expiring': ({ certificate = '', product = '', until = '', days = '' }) => [
    `「${certificate}」${days === '0' ? '今日到期' : `将于 ${days} 天后到期`}`,
    `${product && `产品「${product}」的证书，`}有效期至 ${until}，请及时续期并在工作台更新。`,
  ],
  'expo.invited': ({ expo = '', from = '', until = '' }) => [
    `邀请贵企业参展：${expo}`,
    `展期 ${from} 至 ${until}。请登录工作台，在“线上展厅”中答复。`,
  ],
  'expo.accepted': ({ expo = '', enterprise = '' }) => [`${enterprise} 确认参展`, `展会：${expo}`],
  'expo.declined': ({ expo = '', enterprise = '' }) => [`${enterprise} 谢绝参展`, `展会：${expo}`],
  welcome: () => ['欢迎使用专利密集型产品推广平台', '从创建第一个产品开始，让更多人看到您的专利。'],
}

const en: Record<MessageKind, (params: Params) => Words> = {
  'certification.submitted': ({ enterprise = '' }) => [
    'Certification submitted',
    `The certification of ${enterprise} is in the review queue.`,
  ],
  'certification.approved': ({ enterprise = '' }) => [
    'Certification approved',
    `${enterprise} can publish products now.`,
  ],
  'certification.rejected': ({ reason = '' }) => [
    'Certification rejected',
    `Reason: ${reason || 'none given'}\nPlease mend it and submit it again.`,
  ],
  'enterprise.suspended': ({ enterprise = '', reason = '' }) => [
    `${enterprise} is suspended`,
    `Reason: ${reason}\nIts page and products are off the website. Sign in to see whom to contact.`,
  ],
  'enterprise.lifted': ({ enterprise = '' }) => [
    `${enterprise} is back`,
    'Its page and products are on the website again, and the workbench is open.',
  ],
  'content.submitted': (params) => [
    `${params['product'] ?? ''}: ${contentOf(params, 'en')} submitted for review`,
    'You will be told the result at once.',
  ],
  'content.approved': (params) => [
    `${params['product'] ?? ''}: ${contentOf(params, 'en')} approved`,
    'The website shows the new content.',
  ],
  'content.rejected': (params) => [
    `${params['product'] ?? ''}: ${contentOf(params, 'en')} rejected`,
    `Reason: ${params['reason'] || 'none given'}\nPlease mend it and submit it again.`,
  ],
  'product.takenDown': ({ product = '', reason }) => [
    `${product} was taken off the website`,
    `Reason: ${reason || 'not given'}\nIf you object, please contact the operators of the platform.`,
  ],
  'product.putBack': ({ product = '' }) => [`${product} is shown again`, 'Visitors see it on the website again.'],
  'product.imported': ({ created = '0', updated = '0' }) => [
    'The platform imported products of yours',
    `New: ${created}, changed: ${updated}; all published at once. Please verify them in the workbench and correct what is wrong.`,
  ],
  'news.takenDown': ({ article = '', reason }) => [
    `Your article was taken down after a complaint: ${article}`,
    `Reason: ${reason || 'none given'}\nPlease check and correct it; whoever handles the complaint can put it back.`,
  ],
  'news.putBack': ({ article = '' }) => [
    `Your article is shown again: ${article}`,
    'It was looked at again and is shown as before, with its old date.',
  ],
  'account.roleChanged': ({ roleEn = '' }) => ['Your role has changed', `It is now: ${roleEn}.`],
  'account.removed': ({ enterprise = '' }) => [
    `You are no longer a member of ${enterprise}`,
    'Your account remains, but it belongs to no enterprise. If in doubt, ask the owner.',
  ],
  'account.handover': ({ enterprise = '' }) => [
    `You are now the owner of ${enterprise}`,
    'From now on you manage its members and their roles.',
  ],
  'account.passwordChanged': () => [
    'Your password was changed',
    'All other devices were signed out. If this was not you, reset it at once by “Forgot password”.',
  ],
  'account.mobileChanged': ({ mobile = '' }) => [
    `Your mobile is now ${mobile}`,
    'If this was not you, change your password at once and contact the administrator.',
  ],
  'account.emailChanged': ({ email = '' }) => [
    `Your e-mail address is now ${email}`,
    'If this was not you, change your password at once and contact the administrator.',
  ],
  'account.closing': ({ day = '' }) => [
    `Your account will be closed on ${day}`,
    'Until then you can take this back at any time.',
  ],
  'account.notClosed': ({ why }) => [
    'Your account could not be closed',
    why === 'root'
      ? 'You are the last administrator. Give that role to somebody else first, then ask again.'
      : 'Your enterprise has other members. Hand it over first, then ask again.',
  ],
  notice: ({ title = '', titleEn, text = '', textEn }) => [titleEn || title, textEn || text],
  'complaint.passedOn': ({ product = '' }) => [
    `A complaint about ${product} needs your statement`,
    'Please sign in to the workbench, read it and answer.',
  ],
  'complaint.takenDown': ({ product = '', reason = '' }) => [
    `${product} was taken off the website after a complaint`,
    `Reason: ${reason || 'none given'}\nIf you disagree, please send your statement in the workbench.`,
  ],
  'complaint.restored': ({ product = '' }) => [
    `${product} is back on the website`,
    'It was looked at again and is shown as before.',
  ],
  'complaint.settled': ({ product = '' }) => [`The complaint about ${product} is settled`, 'See it in the workbench.'],
  'inquiry.received': ({ product = '' }) => [
    `There is an inquiry about ${product}`,
    'Read and answer it in the workbench.',
  ],
  'inquiry.replied': ({ product = '' }) => [
    `The visitor who asked about ${product} wrote again`,
    'See it in the workbench.',
  ],
  'certificate.expiring': ({ certificate = '', product = '', until = '', days = '' }) => [
    days === '0' ? `${certificate} ends today` : `${certificate} ends in ${days} ${days === '1' ? 'day' : 'days'}`,
    `${product && `A certificate of ${product}. `}Valid until ${until}. Please renew it and update the entry.`,
  ],
  'expo.invited': (params) => [
    `You are invited to exhibit: ${params['expoEn'] || (params['expo'] ?? '')}`,
    `${params['from'] ?? ''} to ${params['until'] ?? ''}. Sign in and answer under Online pavilion.`,
  ],
  'expo.accepted': ({ expo = '', expoEn = '', enterprise = '' }) => [
    `${enterprise} will exhibit`,
    `Expo: ${expoEn || expo}`,
  ],
  'expo.declined': ({ expo = '', expoEn = '', enterprise = '' }) => [
    `${enterprise} will not exhibit`,
    `Expo: ${expoEn || expo}`,
  ],
  welcome: () => [
    'Welcome to Patent-Intensive Products',
    'Create your first product and let people see what your patents protect.',
  ],
}

const words: Record<Language, Record<MessageKind, (params: Params) => Words>> = { 'zh-cn': zh, en }

const frames: Record<Language, { open: string; unsubscribe: string; sender: string }> = {
  'zh-cn': {
    open: '查看详情：',
    unsubscribe: '此邮件由系统发出，请勿回复。如不再需要，可在“个人中心 - 账号信息 - 通知方式”中关闭。',
    sender: '专利密集型产品推广平台',
  },
  en: {
    open: 'Open: ',
    unsubscribe: 'This mail was sent by the system; please do not reply. Turn it off in User profile, Notifications.',
    sender: 'Patent-Intensive Products',
  },
}

export interface Written {
  subject: string
  /** Of the mail, with the address to open where it is known. */
  text: string
  /** Of the SMS. */
  short: string
}

/** A message as it goes out. `address`: what it leads to, absolute, or null. */
export function written(
  message: { kind: MessageKind; params: Params },
  language: Language,
  address: string | null,
): Written {
  const [subject, text] = words[language][message.kind](message.params)
  const { open, unsubscribe, sender } = frames[language]
  const lines = [
    subject,
    '',
    text,
    ...(address === null ? [] : ['', `${open}${address}`]),
    '',
    `—— ${sender}`,
    unsubscribe,
  ]
  return { subject, text: lines.join('\n'), short: subject }
}

/** The topic somebody chooses channels for. */
export function topicOf(kind: MessageKind): MessageTopic {
  if (kind.startsWith('certification.') || kind.startsWith('enterprise.')) return 'certification'
  if (kind.startsWith('inquiry.')) return 'inquiry'
  const ofContent = kind.startsWith('content.') || kind.startsWith('complaint.') || kind === 'product.imported'
  return ofContent ? 'content' : 'account'
}

/** Told by mail or SMS to everybody in any case, by the room it happens in. */
const toldAlready: ReadonlySet<MessageKind> = new Set<MessageKind>(['account.closing'])
/** Operators' notices stay with the bell: they belong to no topic that somebody chose to be written to about. */
export const goesOut = (kind: MessageKind): boolean => kind !== 'notice' && !toldAlready.has(kind)
