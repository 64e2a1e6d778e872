/** The card of a product as a page of its own, for frames on other sites: no script, no cookies, links that lead here. */
import type { Picture } from '@portal/contract/file'
import type { Bilingual, Language } from '@portal/contract/kit'
import type { ProductCard } from '@portal/contract/product'

const words: Record<
  Language,
  Record<'platform' | 'recognised' | 'patents' | 'parts' | 'see' | 'spread' | 'gone', string>
> = {
  'zh-cn': {
    platform: '专利密集型产品推广平台',
    recognised: '年认定',
    patents: '件专利',
    parts: '个部件',
    see: '查看产品与专利',
    spread: '查看 3D',
    gone: '该产品已下架或不存在。',
  },
  en: {
    platform: 'Patent-Intensive Products',
    recognised: 'recognised',
    patents: 'patents',
    parts: 'parts',
    see: 'Product and patents',
    spread: 'See it in 3D',
    gone: 'This product is no longer shown.',
  },
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

/** Of the widths there are: frames are small, and all of it must stay below 40 kB. */
const WIDEST = 400
function image({ fileId, token, widths, width, height }: Picture): string {
  const chosen = widths.findLast((one) => one <= WIDEST) ?? widths[0]
  if (chosen === undefined) return ''
  return `<img src="/file/${escaped(fileId)}/${chosen}.webp${escaped(token)}" width="${width}" height="${height}" alt="">`
}

/**
 * Fits the frame of 360 × 420 that the snippet offers: texts are cut at their lines, and the picture, which has no height
 * of its own, takes what they leave.
 */
const STYLE = `*{box-sizing:border-box}html{color-scheme:light dark}body{margin:0;font:14px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif;color:#0b1b33;background:transparent}
article{display:flex;flex-direction:column;min-height:100vh;overflow:hidden;border:1px solid #d5deea;border-radius:10px;background:#fff}
.p{position:relative;display:grid;flex:1;place-items:center;min-height:100px;border-bottom:1px solid #e6ecf3;background:linear-gradient(#0366f212 1px,transparent 1px) 0 0/16px 16px,linear-gradient(90deg,#0366f212 1px,transparent 1px) 0 0/16px 16px}
img{position:absolute;inset:0;width:100%;height:100%;padding:8px;object-fit:contain}
.t{padding:12px 16px}h1{margin:0;font-size:16px;line-height:1.4}p{margin:2px 0 0;color:#3f4f66}.m{overflow:hidden;font-size:13px;white-space:nowrap;text-overflow:ellipsis;color:#5d6c82}
h1,.s{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}.s{margin-top:6px}
.w{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}a{color:#0256cc}.w a{padding:5px 12px;border:1px solid #d5deea;border-radius:8px;text-decoration:none}.w a:first-child{border-color:#0366f2;color:#fff;background:#0366f2}
a:focus-visible{outline:2px solid #0366f2;outline-offset:2px}footer{padding:8px 16px;border-top:1px solid #e6ecf3;font-size:12px}
@media(prefers-color-scheme:dark){body{color:#e9eff8}article{border-color:#263852;background:#101c2f}.p,footer{border-color:#1c2c45}p{color:#b6c3d6}.m{color:#8fa0b8}a{color:#82b3ff}.w a{border-color:#263852}}`

const page = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language === 'en' ? 'en' : 'zh-CN'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><article>${body}</article></body></html>`

const link = (href: string, text: string): string =>
  `<a href="${escaped(href)}" target="_blank" rel="noopener">${escaped(text)}</a>`

const prefer = (language: Language, text: Bilingual): string => (language === 'en' && text.en) || text['zh-cn']

/** The whole document. `card` is null where the product is not on the website; `model`: there is one to see in 3D. */
export function embedPage(card: ProductCard | null, model: boolean, language: Language): string {
  const t = words[language]
  const lang = language === 'en' ? '&lang=en' : ''
  const home = language === 'en' ? '/website/home?lang=en' : '/website/home'
  const footer = `<footer>${link(home, t.platform)}</footer>`
  if (!card) return page(language, t.platform, `<div class="p"><p>${t.gone}</p></div>${footer}`)
  const name = prefer(language, { 'zh-cn': card.name, en: card.nameEn })
  const address = `/website/product/detail?id=${card.id}${lang}`
  // Stays in the frame; whatever it takes to draw is fetched only there.
  const spread = model ? `<a href="/embed/product/model?id=${card.id}${escaped(lang)}">${t.spread}</a>` : ''
  const picture = card.cover ?? card.exploded
  const facts = [
    card.recognitionYear === null ? '' : `${card.recognitionYear} ${t.recognised}`,
    `${card.patentCount} ${t.patents}`,
    card.partCount > 0 ? `${card.partCount} ${t.parts}` : '',
  ].filter((fact) => fact !== '')
  return page(
    language,
    name,
    `<div class="p">${picture ? image(picture) : ''}</div><div class="t"><h1>${escaped(name)}</h1>
<p class="m">${escaped(prefer(language, { 'zh-cn': card.enterpriseName, en: card.enterpriseNameEn }))}</p>
<p class="s">${escaped(prefer(language, { 'zh-cn': card.summary, en: card.summaryEn }))}</p><p class="m">${escaped(facts.join(' · '))}</p>
<p class="w">${link(address, t.see)}${spread}</p></div>${footer}`,
  )
}

/** Hash sources need the style exactly as it stands in the page. */
export const embedStyle = STYLE
