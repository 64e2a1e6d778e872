import { defineMessages } from '../../../lib/i18n/messages.ts'

/** What the other side has to offer, as it is told to whoever builds it. */
export const interfaceMessages = defineMessages({
  'zh-cn': {
    title: '接口约定（可转交对方技术人员）',
    prepare: '接入前请双方商定：接口地址（HTTPS）、密钥编号，以及至少 16 个字符的签名密钥。',
    calls: '接口',
    callsText: '均为 POST，请求与应答都是 JSON；下列名称接在接口地址之后。',
    body: '请求',
    answer: '应答',
    ping: '对方系统的名称；“测试连接”调用的就是它',
    enterprise: '企业的备案信息，未收录时为 null；asOf 为数据截止时间，可省略',
    products: '该企业的产品，每页最多 200 个，合计最多 2,000 个，顺序须保持不变',
    signing: '签名',
    signingText: '每个请求带以下请求头：',
    key: '密钥编号',
    timestamp: 'Unix 时间（整秒），与对方时间相差超过 300 秒应拒绝',
    signature:
      '以密钥对下列四行（换行符连接，末尾无换行）计算 HMAC-SHA-256，取小写十六进制：POST、请求路径、时间戳、请求正文的 SHA-256（小写十六进制）',
    fields: '字段',
    fieldsText:
      '缺少或为空的字段视为未说明，不会清除平台已有内容；未列出的字段会被忽略。日期为 YYYY-MM-DD，金额单位为万元。',
    ofEnterprise: '企业',
    ofProduct: '产品',
    region: '地区填国标代码或名称，产业填 01–07 或名称。',
    limits: '出错时',
    limitsText:
      '每次应答最长等待 15 秒、不超过 4 MB。遇 408、429、5xx 或连接中断，最多重试 3 次；401、403 视为密钥不被接受，404 视为没有该企业。一次拉取最长 120 秒。',
  },
  en: {
    title: 'What the interface has to offer (to hand to whoever builds it)',
    prepare: 'Agree beforehand on the address (HTTPS), a key id, and a secret of at least 16 characters.',
    calls: 'Calls',
    callsText: 'All are POST with JSON both ways; the name follows the address.',
    body: 'Request',
    answer: 'Answer',
    ping: 'What the system calls itself; “Test” asks this',
    enterprise:
      'What was filed of the enterprise, null where it is not known; asOf, which may be missing, is the date of the data',
    products: 'Its products, at most 200 to a page and 2,000 in all, in a steady order',
    signing: 'Signature',
    signingText: 'Every request has these headers:',
    key: 'The key id',
    timestamp: 'Unix time in whole seconds; refuse what differs by more than 300 seconds',
    signature:
      'Lower-case hex of HMAC-SHA-256 with the secret over four lines, joined by line feeds without one at the end: POST, the path of the request, the timestamp, and the SHA-256 of the body in lower-case hex',
    fields: 'Fields',
    fieldsText:
      'Fields that are missing or empty are not stated and clear nothing; unknown ones are ignored. Days are YYYY-MM-DD, amounts in CNY 10,000.',
    ofEnterprise: 'Enterprise',
    ofProduct: 'Product',
    region: 'Regions by their national code or name, industries by 01–07 or name.',
    limits: 'When something goes wrong',
    limitsText:
      'An answer is waited for 15 seconds and may have 4 MB. After 408, 429, 5xx or a broken connection it is tried up to 3 times again; 401 and 403 mean that the key is not accepted, 404 that the enterprise is not known. A pull takes at most 120 seconds.',
  },
})
