/** What a source needs before it can be asked. */
import { bilingual } from '@portal/contract/bilingual'
import { fault } from '../../platform/errors.ts'

interface Setting {
  url: string
  keyId: string
  secretSet: boolean
}

const says = {
  url: bilingual('请填写接口地址', 'Please give the address of the interface'),
  keyId: bilingual('请填写密钥编号', 'Please give the key id'),
  secret: bilingual(
    '服务器尚未设置环境变量 FILING_HTTP_SECRET，请联系运维设置后重启',
    'The environment variable FILING_HTTP_SECRET is not set on the server. Please have it set and the server restarted',
  ),
}

export const refusals = {
  /** A0400 naming the first thing that is missing. */
  unlessComplete({ url, keyId, secretSet }: Setting): void {
    if (url === '') throw fault('A0400', says.url)
    if (keyId.trim() === '') throw fault('A0400', says.keyId)
    if (!secretSet) throw fault('A0400', says.secret)
  },
}
