import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '../platform/start-error.ts'
import { builtSource } from './built-source.ts'

/** A build whose renderer has these words as its module. */
async function distOf(module: string): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'portal-test-dist-'))
  onTestFinished(() => rm(dist, { recursive: true, force: true }))
  await mkdir(path.join(dist, 'server'))
  await writeFile(path.join(dist, 'server/entry-server.js'), module)
  await writeFile(path.join(dist, 'package.json'), '{"type":"module"}')
  return dist
}

const members = `inlineScript: '', shellWords: { 'zh-cn': { oldBrowser: '', needsScript: '' }, en: { oldBrowser: '', needsScript: '' } },
  languageOf() {}, match() {}, decide() {}, render() {}`

test('Pages of another version than the server are refused in one sentence that names what is missing', async () => {
  const older = builtSource(await distOf(`export const renderer = { ${members}, cacheKeyOf: 'no function' }`))
  await expect(older).rejects.toBeInstanceOf(StartError)
  await expect(older).rejects.toThrow(
    /缺少 renderer\.cacheKeyOf, renderer\.pageData）.* \/ .*without renderer\.cacheKeyOf, renderer\.pageData/,
  )
  const muchOlder = builtSource(await distOf('export const render = () => undefined'))
  await expect(muchOlder).rejects.toThrow('(without renderer)')
})

test('Pages with every member are taken, and only then are their files asked for', async () => {
  const whole = await distOf(`export const renderer = { ${members}, cacheKeyOf() {}, pageData() {} }`)
  await expect(builtSource(whole)).rejects.toThrow('manifest.json')
})
