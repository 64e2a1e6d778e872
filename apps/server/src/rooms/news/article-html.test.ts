import { describe, expect, it } from 'vitest'
import { cleanBody, isEmptyBody, picturesIn, plainText } from './article-html.ts'

const FILE = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const figure = `<figure><img data-file="${FILE}" alt="叶轮" /><figcaption>叶轮</figcaption></figure>`

describe('the body of an article', () => {
  it.each([
    ['a script', '<p>甲</p><script>alert(1)</script>', '<p>甲</p>'],
    ['an event handler', '<p onclick="alert(1)">甲</p>', '<p>甲</p>'],
    ['a handler on a picture', '<figure><img src=x onerror=alert(1)></figure><p>甲</p>', '<p>甲</p>'],
    ['a style', '<style>p{color:red}</style><p style="position:fixed">甲</p>', '<p>甲</p>'],
    ['a frame', '<iframe src="https://example.com">乙</iframe><p>甲</p>', '<p>甲</p>'],
    ['a drawing', '<svg onload="alert(1)"><a href="javascript:alert(1)">乙</a></svg><p>甲</p>', '<p>甲</p>'],
    ['a formula that hides a script', '<math><mtext><script>alert(1)</script></mtext></math><p>甲</p>', '<p>甲</p>'],
    ['a form', '<form action="/x"><input name="a"><button>发送</button></form><p>甲</p>', '发送<p>甲</p>'],
    ['a script link', '<p><a href="javascript:alert(1)">甲</a></p>', '<p>甲</p>'],
    ['a link that hides its scheme', '<p><a href="&#106;ava\nscript:alert(1)">甲</a></p>', '<p>甲</p>'],
    ['a data address', '<p><a href="data:text/html,x">甲</a></p>', '<p>甲</p>'],
    ['an address without scheme', '<p><a href="//example.com">甲</a></p>', '<p>甲</p>'],
    ['an address that hides that it has none', '<p><a href="/\t/example.com">甲</a></p>', '<p>甲</p>'],
    ['a picture of elsewhere', '<figure><img src="https://example.com/x.png"></figure><p>甲</p>', '<p>甲</p>'],
    ['a picture in the text itself', '<figure><img src="data:image/png;base64,AAAA"></figure><p>甲</p>', '<p>甲</p>'],
    ['a class and an id', '<p class="modal" id="main">甲</p>', '<p>甲</p>'],
    [
      'what a table carries besides its cells',
      '<table class="x" style="position:fixed" onclick="alert(1)"><colgroup><col width="9"></colgroup><caption>题</caption><tbody><tr style="x"><td bgcolor="red" colspan="2" onmouseover="alert(1)"><script>alert(1)</script>甲</td></tr></tbody></table>',
      '<table>题<tbody><tr><td colspan="2">甲</td></tr></tbody></table>',
    ],
    [
      'cells that claim a page for themselves',
      '<table><tr><td colspan="100000" rowspan="65534">甲</td><td colspan="-3" rowspan="x">乙</td></tr></table>',
      '<table><tr><td colspan="20" rowspan="100">甲</td><td>乙</td></tr></table>',
    ],
    [
      'a table inside a table',
      '<table><tr><td><table><tr><td>甲</td></tr></table>乙</td></tr></table>',
      '<table><tr><td>甲乙</td></tr></table>',
    ],
    ['parts of a table that stand alone', '<td>甲</td><tr><p>乙</p></tr></table><tbody></tbody>', '甲<p>乙</p>'],
    ['a table that never ends', '<table><tr><td>甲', '<table><tr><td>甲</td></tr></table>'],
    ['a comment', '<p>甲<!-- <script>alert(1)</script> --></p>', '<p>甲</p>'],
  ])('is rid of %s', (_what, given, clean) => {
    expect(cleanBody(given)).toBe(clean)
  })

  it.each([
    '<h2>标题</h2><p>一段<strong>重</strong>与<em>斜</em></p>',
    '<ul><li><p>甲</p></li></ul><ol><li><p>乙</p></li></ol>',
    '<blockquote><p>引文</p></blockquote><hr />',
    '<p><a href="/website/product">产品</a></p>',
    '<p><a href="https://example.com/x?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">外部</a></p>',
    '<table><tbody><tr><th><p>年度</p></th><th colspan="2"><p>产值</p></th></tr><tr><td><p>2025</p></td><td><p></p></td><td><ul><li><p>甲</p></li></ul></td></tr></tbody></table>',
    '<table><thead><tr><th rowspan="2">甲</th></tr></thead><tbody><tr><td>乙</td></tr></tbody></table>',
    figure,
  ])('keeps what the editor makes: %s', (html) => {
    expect(cleanBody(html)).toBe(html)
    expect(cleanBody(cleanBody(html))).toBe(html)
  })

  it('opens what leads elsewhere in a window that knows nothing of ours', () => {
    expect(cleanBody('<p><a href="https://example.com" target="_top" rel="opener">甲</a></p>')).toBe(
      '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">甲</a></p>',
    )
  })

  it('knows its pictures by their files, wherever they were copied from', () => {
    const copied = `<figure><img src="/file/${FILE}/640.webp?token=x" alt="叶轮"><figcaption>叶轮</figcaption></figure>`
    expect(cleanBody(copied)).toBe(figure)
    expect(picturesIn(cleanBody(copied))).toEqual([FILE])
  })

  it('takes the words out of what a word processor pasted', () => {
    const pasted = '<div class="MsoNormal"><o:p></o:p><b>甲</b><font color="red">乙</font></div><h1>题</h1>'
    expect(cleanBody(pasted)).toBe('<p><strong>甲</strong>乙</p><h2>题</h2>')
  })

  it('loses elements that lie deeper than anybody writes, not words', () => {
    const deep = `${'<blockquote>'.repeat(5_000)}甲${'</blockquote>'.repeat(5_000)}`
    const clean = cleanBody(deep)
    expect(clean).toContain('甲')
    expect(clean.length).toBeLessThan(600)
  })

  it('is empty when it shows neither words nor pictures', () => {
    expect(isEmptyBody(cleanBody('<p> </p><p><br></p><script>甲</script>'))).toBe(true)
    expect(isEmptyBody(cleanBody(figure))).toBe(false)
    expect(plainText('<table><tr><th>年度</th><td>2025</td></tr></table>')).toBe('年度\n2025')
    expect(plainText('<h2>题</h2><p>甲&amp;乙</p>')).toBe('题\n甲&乙')
  })
})
