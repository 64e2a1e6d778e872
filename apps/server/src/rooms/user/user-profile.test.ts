import { messagePage } from '@portal/contract/message'
import { login, me } from '@portal/contract/user'
import { avatarUpload, passwordChange, profile, profileSave } from '@portal/contract/user-profile'
import { type Client, createClient } from '@portal/testkit/client'
import { enterprises, PASSWORD } from '@portal/testkit/people'
import { pngBytes, pngFile } from '@portal/testkit/png'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

describe('a profile', () => {
  test('holds the fields of the system family, roles named in the language of the reader', async () => {
    const seen = await world.as.demo.call(profile, {})
    expect(seen).toMatchObject({
      username: 'demo',
      nickname: '林启明',
      avatar: null,
      gender: 0,
      mobile: '',
      email: '',
      deptName: enterprises.ours,
      roleNames: '企业负责人',
      closesAt: null,
    })
    expect(seen.createTime).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const english = createClient(world.origin, world.as.demo.token, 'en')
    expect((await english.call(profile, {})).roleNames).toBe('Enterprise owner')
  })

  test('is changed in part: what is left out stays, and everybody sees the new name at once', async () => {
    await world.as.editor.call(profileSave, { body: { gender: 2 } })
    await world.as.editor.call(profileSave, { body: { nickname: ' 周敏 ' } })
    expect(await world.as.editor.call(profile, {})).toMatchObject({ nickname: '周敏', gender: 2 })
    expect((await world.as.editor.call(me, {})).nickname).toBe('周敏')
  })

  test('does not change username, mobile and e-mail here, and takes no name of blanks', async () => {
    const smuggled = { nickname: '吴观察', username: 'root', mobile: '13900000000', email: 'a@b.cn', roles: ['ROOT'] }
    await world.as.viewer.call(profileSave, { body: smuggled })
    expect(await world.as.viewer.call(profile, {})).toMatchObject({ username: 'viewer', mobile: '', email: '' })
    expect(await world.as.viewer.refusal(profileSave, { body: { nickname: '  ' } })).toBe('A0400')
    expect(await world.as.viewer.refusal(profileSave, { body: { gender: 3 } })).toBe('A0400')
  })
})

describe('a picture of oneself', () => {
  const pixels = async (address: string) => {
    const response = await world.anonymous.fetch(address)
    expect(response.status).toBe(200)
    return sharp(Buffer.from(await response.arrayBuffer()))
  }
  const folderIsGone = (fileId: string) =>
    until(
      'the bytes to go',
      async () => !(await world.portal.platform.storage.exists(`picture/${fileId.slice(0, 2)}/${fileId}/256.webp`)),
    )

  test('is square, in use at once, seen without a signature, and the one before is gone', async () => {
    const first = await world.as.demo.upload(avatarUpload, pngFile(640, 480))
    expect(await (await pixels(first.avatar)).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect((await (await pixels(first.avatar.replace('256', '512'))).metadata()).width).toBe(512)
    expect((await world.as.demo.call(me, {})).avatar).toBe(first.avatar)

    const second = await world.as.demo.upload(avatarUpload, pngFile(64, 64))
    expect((await world.as.demo.call(profile, {})).avatar).toBe(second.avatar)
    expect((await world.anonymous.fetch(first.avatar)).status).toBe(404)
    await folderIsGone(first.fileId)
  })

  test('shows the part that was chosen, in fractions of the picture', async () => {
    const green = { create: { width: 200, height: 200, channels: 3 as const, background: '#00ff00' } }
    const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    const png = await picture
      .composite([{ input: green, left: 200, top: 0 }])
      .png()
      .toBuffer()
    const blob = new Blob([new Uint8Array(png)])
    const { avatar } = await world.as.demo.upload(avatarUpload, blob, { crop: '0.5,0,0.5,1' })
    expect((await (await pixels(avatar)).stats()).dominant).toMatchObject({ r: 8, g: 248 })
    for (const crop of ['0.5,0,0.9,1', '-1,0,1,1', '0,0,1', 'a,b,c,d']) {
      expect((await world.as.demo.tryUpload(avatarUpload, blob, { crop })).code).toBe('A0400')
    }
  })

  test('belongs to people without an enterprise too, and can be taken away', async () => {
    const { avatar } = await world.as.operator.upload(avatarUpload, pngFile())
    await world.as.operator.call(profileSave, { body: { avatar, nickname: '运营' } })
    expect((await world.as.operator.call(me, {})).avatar).toBe(avatar)
    await world.as.operator.call(profileSave, { body: { avatar: '' } })
    expect((await world.as.operator.call(me, {})).avatar).toBeNull()
    expect((await world.anonymous.fetch(avatar)).status).toBe(404)
  })

  test("cannot be somebody else's, an address of elsewhere, no picture, or too large", async () => {
    const { avatar } = await world.as.demo.upload(avatarUpload, pngFile())
    for (const given of [avatar, 'https://example.com/a.png', '/file/../x']) {
      expect(await world.as.stranger.refusal(profileSave, { body: { avatar: given } })).toBe('A0404')
    }
    const page = new Blob(['<html><script>alert(1)</script></html>'], { type: 'image/png' })
    expect((await world.as.demo.tryUpload(avatarUpload, page)).code).toBe('A0415')
    const broken = new Blob([new Uint8Array(pngBytes(200, 200).subarray(0, 300))])
    expect((await world.as.demo.tryUpload(avatarUpload, broken)).code).toBe('A0700')
    const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 2)])
    expect((await world.as.demo.tryUpload(avatarUpload, large)).status).toBe(413)
    expect((await world.as.demo.call(me, {})).avatar).toBe(avatar)
  })
})

describe('changing the password', () => {
  const NEW = 'A-new-Passw0rd'
  const change = (client: Client, oldPassword: string, newPassword: string, confirmPassword = newPassword) =>
    client.ask(passwordChange, { body: { oldPassword, newPassword, confirmPassword } })

  test('ends all other sessions, keeps this one, and the person is told', async () => {
    const [here, there] = [await world.again('stranger'), await world.again('stranger')]
    expect((await change(here, PASSWORD, NEW)).code).toBe('0')
    expect((await here.call(me, {})).username).toBe('stranger')
    expect(await there.refusal(me, {})).toBe('A0230')
    expect(await world.anonymous.refusal(login, { body: { username: 'stranger', password: PASSWORD } })).toBe('A0210')
    await world.anonymous.call(login, { body: { username: 'stranger', password: NEW } })
    const { list } = await here.call(messagePage, { query: {} })
    expect(list[0]?.kind).toBe('account.passwordChanged')
  })

  test('takes the right old password, a new one that differs, and the same twice', async () => {
    const here = await world.again('pending')
    expect(await change(here, 'not-the-password', NEW)).toMatchObject({ code: 'A0210', message: '原密码错误' })
    expect(await change(here, PASSWORD, PASSWORD)).toMatchObject({ message: '新密码不能与原密码相同' })
    expect(await change(here, PASSWORD, NEW, `${NEW}x`)).toMatchObject({ message: '两次密码输入不一致' })
    expect(await change(here, PASSWORD, '12345')).toMatchObject({ message: '密码不能少于6位' })
    await world.anonymous.call(login, { body: { username: 'pending', password: PASSWORD } })
  })

  test('is no door to guess at: ten wrong passwords close it for a while', async () => {
    const here = await world.again('newcomer')
    for (let tried = 0; tried < 10; tried += 1) await change(here, 'not-the-password', NEW)
    expect((await change(here, PASSWORD, NEW)).code).toBe('A0501')
  })
})
