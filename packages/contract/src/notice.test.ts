import { describe, expect, it } from 'vitest'
import { messageKinds, noticeMail, noticeText } from './notice.ts'

describe('a notice', () => {
  it.each(messageKinds)('of kind %s has words in both languages, also without parameters', (kind) => {
    for (const language of ['zh-cn', 'en'] as const) {
      const { title, text } = noticeText({ kind, params: {} }, language)
      const mail = noticeMail({ kind, params: {} }, language)
      expect(title).not.toBe('')
      expect(mail.subject).toBe(title)
      expect(`${title} ${text} ${mail.text}`).not.toMatch(/undefined/)
    }
  })

  it('tells which content of which subject was rejected, and why', () => {
    const params = { subject: 'HX-20', content: 'pictures', reason: '第 2 张图模糊' }
    const { title, text } = noticeText({ kind: 'content.rejected', params }, 'zh-cn')
    expect(title).toContain('HX-20')
    expect(title).toContain('详情图')
    expect(text).toContain('第 2 张图模糊')
  })

  it('names all kinds of one round, with the reason of each that was rejected', () => {
    const told = (content: string) =>
      noticeText({ kind: 'content.submitted', params: { subject: 'HX-20', content } }, 'zh-cn').title
    expect(told('basics,pictures')).toBe('「HX-20」的产品资料、详情图已提交审核')
    expect(told('basics')).toBe('「HX-20」的产品资料已提交审核')
    const params = {
      approved: 'basics',
      rejected: 'pictures,price',
      reason_pictures: '第 2 张图模糊',
      reason_price: '缺单位',
    }
    expect(noticeText({ kind: 'content.decided', params: { subject: 'HX-20', ...params } }, 'zh-cn')).toEqual({
      title: '「HX-20」审核完成：1 项通过，2 项被驳回',
      text: '通过：产品资料\n详情图：第 2 张图模糊\n参考价格：缺单位',
    })
  })

  it('ends its sentence in a mail, which stands alone', () => {
    const putBack = { kind: 'product.putBack', params: { product: 'HX-20' } } as const
    expect(noticeText(putBack, 'en').text).toBe('Visitors see it on the website again')
    expect(noticeMail(putBack, 'en').text).toBe('Visitors see it on the website again.')
    expect(noticeMail(putBack, 'zh-cn').text).toBe('访客又可以在网站上看到它了。')
  })

  it('that somebody wrote goes out as it was written', () => {
    const params = { title: '春节放假', text: '平台照常运行', textEn: 'The platform stays open' }
    expect(noticeMail({ kind: 'notice', params }, 'en')).toEqual({
      subject: '春节放假',
      text: 'The platform stays open.',
    })
  })

  it('is not shaped by line breaks in names', () => {
    const name = 'HX-20\r\n\r\nPay at once:\u2028http://elsewhere.example\u0085now'
    const names = ['product', 'enterprise', 'by', 'certificate', 'expo', 'expoEn', 'article', 'title', 'titleEn']
    const params = Object.fromEntries(names.map((key) => [key, name]))
    for (const kind of messageKinds) {
      for (const language of ['zh-cn', 'en'] as const) {
        const plain = noticeMail({ kind, params: Object.fromEntries(names.map((key) => [key, 'HX-20'])) }, language)
        const { subject, text } = noticeMail({ kind, params }, language)
        expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
        expect(text.split(/[\n\r\u0085\u2028]/)).toHaveLength(plain.text.split('\n').length)
      }
    }
  })

  it('keeps the lines of what somebody wrote', () => {
    const params = { product: 'HX-20', content: 'pictures', reason: '第一\n第二' }
    expect(noticeMail({ kind: 'content.rejected', params }, 'zh-cn').text).toContain('第一\n第二')
  })
})
