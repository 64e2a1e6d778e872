import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chaptersOf } from './chapters.ts'

const label = (title: string): string => `link: ${title}`
const guide = (language: string) => {
  const folder = resolve(import.meta.dirname, '../../../../../../docs/guide', language)
  const files = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')])
  return chaptersOf(Object.fromEntries(files) as Record<string, string>, label)
}

describe('a chapter', () => {
  test('has its title, its sections with anchors, and its text', () => {
    const [chapter] = chaptersOf({ 'docs/03-sign-in.md': '# 登录\n\n先读这里。\n\n## 用验证码 {#sms}\n\n内容' }, label)
    expect(chapter).toMatchObject({ slug: 'sign-in', title: '登录', sections: [{ id: 'sms', title: '用验证码' }] })
    expect(chapter?.html).toContain('<h2 id="sms" tabindex="-1">用验证码 <a href="?chapter=sign-in#sms"')
    expect(chapter?.html).not.toContain('<h1')
  })

  test('keeps no markup and no address that could do harm', () => {
    const text =
      '# A\n\n<script>alert(1)</script>\n\n[a](javascript:alert(1)) [b](//evil.example) [c](/login) ![x](y.png)'
    const [chapter] = chaptersOf({ '1-a.md': text }, label)
    expect(chapter?.html).not.toMatch(/<script|javascript:|evil|<img/)
    expect(chapter?.html).toContain('<a href="/login">c</a>')
  })
})

describe('the guide', () => {
  const [zh, en] = [guide('zh-cn'), guide('en')]

  test('has the same chapters and sections in both languages', () => {
    const outline = (chapters: typeof zh) =>
      chapters.map(({ slug, sections }) => [slug, ...sections.map(({ id }) => id)])
    expect(outline(en)).toEqual(outline(zh))
    expect(zh.length).toBeGreaterThanOrEqual(8)
  })

  test.each([
    ['Chinese', zh],
    ['English', en],
  ])('in %s links only to chapters and sections that there are', (_, chapters) => {
    const known = new Set(
      chapters.flatMap(({ slug, sections }) => [
        `?chapter=${slug}`,
        ...sections.map(({ id }) => `?chapter=${slug}#${id}`),
      ]),
    )
    const links = chapters.flatMap(({ html }) => [...html.matchAll(/href="(\?[^"]*)"/g)].map(([, href = '']) => href))
    expect(links.filter((link) => !known.has(link))).toEqual([])
  })
})
