/**
 * Draws the certificates and business licences of the demonstration, which nobody issued and which say so:
 * demo/pictures/certificates/<id>.webp and demo/pictures/licences/<enterprise>.webp.
 * A frame and a mark of our own; nothing in them looks like the document or the seal of an authority.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { enterprises } from '../apps/server/src/seeds/demo/enterprises.ts'
import { type CertificateLine, certificates } from '../apps/server/src/seeds/demo/certificates.ts'

const pictures = path.join(import.meta.dirname, 'pictures')
const [width, height] = [800, 1120]
const sans = `font-family="'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif"`
const serif = `font-family="'Noto Serif CJK SC','Songti SC',serif"`

/** Colours by what is certified: honours are warm, certificates cool, what belongs to a product green. */
const tones = {
  entCertificate: { ink: '#173a5e', line: '#3f79ad', paper: '#f5f9fc' },
  honor: { ink: '#6b3f12', line: '#c08a3e', paper: '#fdf9f1' },
  product: { ink: '#17493c', line: '#3c8f78', paper: '#f4faf7' },
  licence: { ink: '#3d3a5c', line: '#7d78b0', paper: '#f8f7fc' },
}
type What = keyof typeof tones
const titles = { entCertificate: '示例证书', honor: '示例荣誉', product: '示例报告', licence: '示例执照' }

/** What is written on a sheet, from its title down. */
interface Sheet {
  what: What
  above: string
  name: string
  below: [string, string]
}

const whatOf = (on: string): Exclude<What, 'licence'> => (on === 'entCertificate' || on === 'honor' ? on : 'product')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** As many lines as it takes, of at most `most` characters. */
function wrapped(text: string, most: number): string[] {
  const count = Math.ceil(text.length / most)
  const each = Math.ceil(text.length / count)
  return Array.from({ length: count }, (_, index) => text.slice(index * each, (index + 1) * each))
}

const written = (lines: string[], y: number, size: number, rest: string): string =>
  lines
    .map((line, index) => {
      const at = y + index * size * 1.45
      return `<text x="400" y="${at}" font-size="${size}" text-anchor="middle" ${rest}>${escaped(line)}</text>`
    })
    .join('')

/** A hexagon around the word “demonstration”: a mark that no authority uses. */
function mark(line: string): string {
  const corner = (radius: number) =>
    Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * Math.PI * 2 + Math.PI / 6
      return `${(Math.cos(angle) * radius).toFixed(1)},${(Math.sin(angle) * radius).toFixed(1)}`
    }).join(' ')
  return `<g transform="translate(400 868)" fill="none" stroke="${line}">
    <polygon points="${corner(74)}" stroke-width="3"/><polygon points="${corner(64)}" stroke-width="1"/>
    <text y="12" font-size="34" fill="${line}" stroke="none" text-anchor="middle" font-weight="700" ${sans}>演示</text>
  </g>`
}

function drawing({ what, above, name, below }: Sheet): string {
  const { ink, line, paper } = tones[what]
  const title = titles[what]
  const bars = Array.from({ length: 9 }, (_, index) => {
    const y = 150 + index * 96
    return `<text x="400" y="${y}" font-size="58" text-anchor="middle" fill="${line}" opacity="0.05" ${sans}>演示数据 演示数据 演示数据</text>`
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <g transform="rotate(-18 400 560)">${bars}</g>
    <rect x="36" y="36" width="728" height="1048" fill="none" stroke="${line}" stroke-width="6"/>
    <rect x="52" y="52" width="696" height="1016" fill="none" stroke="${line}" stroke-width="1.5"/>
    <path d="M52 120 120 52 M748 120 680 52 M52 1000 120 1068 M748 1000 680 1068" stroke="${line}" stroke-width="3"/>
    ${written([title], 200, 66, `fill="${ink}" font-weight="700" letter-spacing="14" ${serif}`)}
    <path d="M300 236h200" stroke="${line}" stroke-width="2"/>
    ${written([above], 330, 32, `fill="${ink}" font-weight="600" ${sans}`)}
    ${written(wrapped(name, 15), 450, 44, `fill="${ink}" font-weight="700" ${serif}`)}
    ${written([below[0]], 640, 26, `fill="${ink}" ${sans}`)}
    ${written([below[1]], 690, 26, `fill="${ink}" ${sans}`)}
    ${mark(line)}
    ${written(['本页由演示程序绘制，机构与编号均为虚构，不具任何效力'], 1010, 22, `fill="${ink}" opacity="0.8" ${sans}`)}
  </svg>`
}

const certificateSheet = ({ on, holder, name, issuer, number }: CertificateLine): Sheet => ({
  what: whatOf(on),
  above: holder,
  name,
  below: [`编号 ${number}`, issuer],
})

async function draw(folder: string, name: string, sheet: Sheet, { wide = width, quality = 84 } = {}): Promise<void> {
  await mkdir(path.join(pictures, folder), { recursive: true })
  const bytes = await sharp(Buffer.from(drawing(sheet)))
    .resize(wide)
    .webp({ quality, effort: 6 })
    .toBuffer()
  await writeFile(path.join(pictures, folder, `${name}.webp`), bytes)
}

for (const certificate of certificates) await draw('certificates', certificate.id, certificateSheet(certificate))
/** Only operators ever look at a licence. */
const small = { wide: 560, quality: 60 }
for (const { key, certification } of enterprises) {
  const { name, uscc, address } = certification
  const sheet: Sheet = {
    what: 'licence',
    above: '演示企业（虚构）',
    name,
    below: [`统一社会信用代码 ${uscc}`, address],
  }
  await draw('licences', key, sheet, small)
}
process.stdout.write(`${certificates.length} certificates and ${enterprises.length} licences drawn\n`)
