import { deviceList, deviceSignOut } from '@portal/contract/user-profile'
import { me } from '@portal/contract/user'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programOf } from './user-device.policy.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0'

describe('devices', () => {
  test('are listed with browser and system, this one first, without the ended and the expired', async () => {
    const [here, there, idle] = [await world.again('demo'), await world.again('demo'), await world.again('demo')]
    const [current] = await here.call(deviceList, {})
    expect(current?.current).toBe(true)
    const thereId = (await there.call(deviceList, {}))[0]?.id ?? ''
    const idleId = (await idle.call(deviceList, {}))[0]?.id ?? ''
    await world.pool.query('update user_session set user_agent = $2, address = $3 where id = $1', [
      thereId,
      EDGE,
      '203.0.113.7',
    ])
    await world.pool.query(`update user_session set last_seen_at = now() - interval '13 hours' where id = $1`, [idleId])
    const list = await here.call(deviceList, {})
    expect(list.find((device) => device.id === thereId)).toMatchObject({
      current: false,
      browser: 'Edge',
      system: 'Windows',
      address: '203.0.113.7',
    })
    expect(list.map((device) => device.id)).not.toContain(idleId)
    expect(list.filter((device) => device.current)).toHaveLength(1)
  })

  test('one of them is signed out, and only that one', async () => {
    const [here, there, third] = [await world.again('editor'), await world.again('editor'), await world.again('editor')]
    const id = (await there.call(deviceList, {}))[0]?.id ?? ''
    expect(await here.call(deviceSignOut, { body: { id } })).toEqual({ ended: 1 })
    expect(await there.refusal(me, {})).toBe('A0230')
    await third.call(me, {})
    const again = await here.ask(deviceSignOut, { body: { id } })
    expect(again).toMatchObject({ code: 'A0404', message: '该设备已退出登录，请刷新列表' })
  })

  test('all others are signed out at once; this one stays', async () => {
    const [here, there] = [await world.again('viewer'), await world.again('viewer')]
    const { ended } = await here.call(deviceSignOut, { body: {} })
    expect(ended).toBeGreaterThanOrEqual(1)
    expect(await there.refusal(me, {})).toBe('A0230')
    expect(await here.call(deviceList, {})).toHaveLength(1)
    expect(await here.call(deviceSignOut, { body: {} })).toEqual({ ended: 0 })
  })

  test("somebody else's device cannot be signed out, nor this one by mistake", async () => {
    const [here, foreign] = [await world.again('demo'), await world.again('stranger')]
    const theirs = (await foreign.call(deviceList, {}))[0]?.id ?? ''
    expect(await here.refusal(deviceSignOut, { body: { id: theirs } })).toBe('A0404')
    await foreign.call(me, {})
    const own = (await here.call(deviceList, {}))[0]?.id ?? ''
    expect(await here.refusal(deviceSignOut, { body: { id: own } })).toBe('A0400')
    await here.call(me, {})
  })
})

test.each([
  [EDGE, 'Edge', 'Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50',
    'WeChat',
    'iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 HuaweiBrowser/5.0',
    'Huawei Browser',
    'HarmonyOS',
  ],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('“%.30s…” is %s on %s', (userAgent, browser, system) => {
  expect(programOf(userAgent)).toEqual({ browser, system })
})
