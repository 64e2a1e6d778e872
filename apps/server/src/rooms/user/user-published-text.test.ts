import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PublishedTexts, publishedTexts, readPublishedTexts } from './user-published-text.ts'

let folder: string
let texts: PublishedTexts
const files: Record<string, string> = {
  '2026-01-01.zh-cn.md': '# 用户协议\n\n第一版',
  '2026-01-01.en.md': '# User Agreement\n\nThe first',
  '2026-02-01.zh-cn.md': '# 用户协议\n\n> - 新增第二条\n> - 修改第三条\n\n第二版',
  '2026-02-01.en.md': '# User Agreement\n\n> Clause 2 is new\n\nThe second',
  '2026-03-01.zh-cn.md': '# 用户协议\n\n第三版\n\n> 引文',
  '2026-03-01.en.md': '# User Agreement\n\nThe third',
  '2999-01-01.zh-cn.md': '# 用户协议\n\n> 以后的修改\n\n以后',
  '2999-01-01.en.md': '# User Agreement\n\n> Later\n\nLater',
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'published-texts-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  texts = readPublishedTexts(pathToFileURL(`${folder}/`))
})
afterAll(() => rm(folder, { recursive: true }))

test('the newest text whose day has come is in force, in both languages', () => {
  expect(texts.version()).toBe('2026-03-01')
  expect(texts.current('zh-cn')).toEqual({ version: '2026-03-01', title: '用户协议', text: '第三版\n\n> 引文' })
  expect(texts.current('en').text).toBe('The third')
})

test('what changed is known of every version since the one that was agreed to, and of none that is still to come', () => {
  expect(texts.changesSince('2026-01-01', 'zh-cn')).toEqual([
    { version: '2026-02-01', lines: ['新增第二条', '修改第三条'] },
  ])
  expect(texts.changesSince('2025-01-01', 'en')).toEqual([{ version: '2026-02-01', lines: ['Clause 2 is new'] }])
  expect(texts.changesSince('2026-02-01', 'zh-cn')).toEqual([])
})

test('what changed is told beside the text, not in it', () => {
  const { text } = publishedTexts('privacy').current('zh-cn')
  expect(text).toMatch(/^版本：/)
  const [change] = publishedTexts('privacy').changesSince('2026-11-21', 'zh-cn')
  expect(change?.lines[0]).toContain('草稿')
})

test.each([
  ['zh-cn', /草稿.*加密.*90 天/, /打开投诉或写给平台的留言/],
  ['en', /drafts are encrypted.*90 days/, /opened a complaint or a message to the platform/],
] as const)('the privacy policy (%s) says how long drafts are kept and what is recorded', (language, ...said) => {
  for (const words of said) expect(publishedTexts('privacy').current(language).text).toMatch(words)
})
