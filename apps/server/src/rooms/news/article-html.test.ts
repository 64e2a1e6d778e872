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
    expect(plainText('<h2>题</h2><p>甲&amp;乙</p>')).toBe('题\n甲&乙')
  })
})
