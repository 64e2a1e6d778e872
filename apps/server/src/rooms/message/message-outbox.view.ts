import type { Bilingual, Language } from '@portal/contract/kit'
import { OutboxMessage } from '@portal/contract/message'
import type { DeliveryFailure } from '../../platform/delivery.ts'
import type { OutboxRow } from '../../platform/outbox.ts'

const failures: Record<DeliveryFailure, Bilingual> = {
  recipient: {
    'zh-cn': '收件人无法送达，请核对号码或邮箱',
    en: 'The recipient cannot be reached. Check the number or address',
  },
  refused: {
    'zh-cn': '服务商拒绝发送，请核对签名、模板与内容',
    en: 'The provider refused it. Check signature, template and content',
  },
  busy: {
    'zh-cn': '服务商暂时不接收，可能是限流或故障',
    en: 'The provider takes nothing for now, by its limits or its own trouble',
  },
  credentials: {
    'zh-cn': '服务商不认可配置的账号或密钥，请核对环境变量',
    en: 'The provider does not accept our key or password. Check the environment variables',
  },
  unreachable: {
    'zh-cn': '无法连接服务商，请检查网络与地址',
    en: 'The provider cannot be reached. Check the network and its address',
  },
  broken: { 'zh-cn': '系统出错，详见服务日志', en: 'Something went wrong here. See the log of the server' },
}

/** `failure: detail` as a sentence, with the provider's own word behind it. */
function failureText(failure: string, language: Language): string {
  const [kind = '', ...detail] = failure.split(': ')
  const known = failures[kind as DeliveryFailure] ?? failures.broken
  return language === 'en' ? `${known.en} (${detail.join(': ')})` : `${known['zh-cn']}（${detail.join(': ')}）`
}

/** A message that went out, or is kept. */
export function outboxView(row: OutboxRow, language: Language): OutboxMessage {
  const shape = OutboxMessage.shape
  return {
    id: row.id,
    channel: shape.channel.parse(row.channel),
    recipient: row.recipient,
    subject: row.subject,
    text: row.text,
    state: shape.state.parse(row.state),
    failure: row.failure === null ? null : failureText(row.failure, language),
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  }
}
