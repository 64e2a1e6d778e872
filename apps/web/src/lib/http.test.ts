import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { roleCreate, roleSave, userExport, userImport, userPage } from '@portal/contract/user-admin'
import { login, me } from '@portal/contract/user'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentOf } from './idempotency-keys.ts'
import { attachmentName, type CallError, createCall, NO_AUTH, REQUEST_TIMEOUT, serialiseQuery } from './http.ts'

/** What a request was, as the server saw it. */
interface Seen {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

let server: Server
let answer: (response: ServerResponse) => void
let seen: Seen[] = []
const toasts: string[] = []
let expired = 0
const owed: string[] = []
let token: string | undefined

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      seen.push({ method, url, headers, body: Buffer.concat(parts).toString('utf8') })
      answer(response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  const { port } = server.address() as AddressInfo
  const { fetch: reach } = globalThis
  // A page's addresses are relative to its server.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => reach(`http://127.0.0.1:${port}${path}`, init))
  seen = []
  toasts.length = 0
  owed.length = 0
  expired = 0
  token = 'the-token'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const call = createCall({
  token: () => token,
  language: () => 'zh-cn',
  toast: (message) => void toasts.push(message),
  expired: () => void (expired += 1),
  owing: (owes) => void owed.push(owes),
})
const says = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
const someone = { userId: '7', username: 'lin', nickname: '林', avatar: null, roles: [], perms: [] }
const failure = (pending: Promise<unknown>): Promise<CallError> =>
  pending.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: CallError) => error,
  )

describe('a call', () => {
  it('carries the bearer, asks in the language of the page, and answers the data of the envelope', async () => {
    answer = says(200, { code: '0', data: someone, message: 'ok' })
    expect(await call(me, {})).toEqual(someone)
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer the-token', 'accept-language': 'zh-CN' })
    expect(toasts).toEqual([])
  })

  it('goes without the bearer when it is marked so, and when there is none', async () => {
    answer = says(200, { code: '0', data: someone, message: 'ok' })
    await call(me, {}, { authorization: NO_AUTH })
    token = undefined
    await call(me, {})
    expect(NO_AUTH).toBe('no-auth')
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
  })

  it('sends lists indexed, leaves out what was not chosen, and forms as multipart', async () => {
    answer = says(200, { code: '0', data: { list: [], total: 0 }, message: 'ok' })
    await call(userPage, { query: { pageNum: 2, keywords: '', createTime: ['2026-03-01', '2026-03-02'] } })
    expect(decodeURIComponent(seen[0]?.url ?? '')).toBe(
      `${userPage.path}?pageNum=2&createTime[0]=2026-03-01&createTime[1]=2026-03-02`,
    )
    expect(serialiseQuery({ none: undefined, empty: '', zero: 0, no: false })).toBe('?zero=0&no=false')

    answer = says(200, { code: '0', data: { accessToken: 'x' }, message: 'ok' })
    await call(login, { body: { username: 'lin', password: 'secret-1' } })
    expect(seen[1]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen[1]?.body).toMatch(/name="username"\r\n\r\nlin\r\n[\s\S]*name="password"\r\n\r\nsecret-1/)
  })

  it('may take fifty seconds; then it says so', async () => {
    const late = new AbortController()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    answer = () => late.abort(new DOMException('late', 'TimeoutError'))
    expect(await failure(call(me, {}))).toMatchObject({ name: 'CallError', code: 'timeout', status: 0 })
    expect(REQUEST_TIMEOUT).toBe(50_000)
    expect(limit).toHaveBeenCalledWith(50_000)
    expect(toasts).toEqual(['服务器响应超时，请稍后重试'])
  })

  it('says that there is no network when nothing answers, and stays silent when it was taken back', async () => {
    answer = (response) => void response.destroy()
    expect(await failure(call(me, {}))).toMatchObject({ code: 'offline' })
    expect(toasts).toEqual(['网络连接失败，请检查网络后重试'])
    const leaving = new AbortController()
    answer = () => leaving.abort()
    expect((await failure(call(me, {}, { signal: leaving.signal }))).name).toBe('AbortError')
    expect(toasts).toHaveLength(1)
  })
})

describe('the key of a call that is done once', () => {
  const keys = () => seen.map(({ headers }) => headers['idempotency-key'])
  const words = { nameZh: '审核组', nameEn: 'Reviewers', permissions: [] }
  const role = (code: string) => ({ body: { ...words, code, kind: 'platform' as const } })
  const done = says(200, { code: '0', data: null, message: 'ok' })
  const cut = (response: ServerResponse): void => void response.destroy()

  it('is the same for every attempt at the same content, until one was answered', async () => {
    answer = cut
    await failure(call(roleCreate, role('a')))
    await failure(call(roleCreate, role('b')))
    answer = says(503, { code: 'B0503', data: null, message: '系统繁忙' })
    await failure(call(roleCreate, role('a')))
    answer = says(409, { code: 'A0409', data: { underWay: true }, message: '相同的请求正在处理' })
    await failure(call(roleCreate, role('a')))
    answer = done
    await call(roleCreate, role('a'))
    await call(roleCreate, role('a'))
    const [first, other, ...later] = keys()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(other).not.toBe(first)
    expect(later.slice(0, 3)).toEqual([first, first, first])
    expect(later[3]).not.toBe(first)
  })

  it('is shared by two clicks at once, and new after a refusal', async () => {
    answer = says(400, { code: 'A0400', data: null, message: '编码已存在' })
    await Promise.all([failure(call(roleCreate, role('c'))), failure(call(roleCreate, role('c')))])
    await failure(call(roleCreate, role('c')))
    const [one, two, later] = keys()
    expect(one).toBe(two)
    expect(later).not.toBe(one)
  })

  it('tells files apart, and is not sent where a call may simply come again', async () => {
    answer = cut
    const upload = (name: string) => {
      const form = new FormData()
      form.set('file', new File(['x'], name, { lastModified: 1 }))
      return contentOf('POST /api/list', form)
    }
    expect(upload('a.xlsx')).toBe(upload('a.xlsx'))
    expect(upload('a.xlsx')).not.toBe(upload('b.xlsx'))
    await failure(call(roleSave, { params: { code: 'a' }, body: words }))
    expect(keys()).toEqual([undefined])
  })
})

describe('a refusal', () => {
  it.each([
    ['with a message', 400, { code: 'A0400', data: { field: 'x' }, message: '请求参数有误' }, '请求参数有误'],
    ['inside a success', 200, { code: 'B0001', data: null, message: '' }, '系统出错'],
    ['in the words of older servers', 400, { code: 'A0111', data: null, msg: '用户名已存在' }, '用户名已存在'],
    ['that is no envelope', 502, '<html>Bad gateway</html>', '系统出错'],
  ])('%s is told and fails the call', async (_, status, body, message) => {
    answer = says(status, body)
    const code = typeof body === 'string' ? 'B0001' : body.code
    expect(await failure(call(me, {}))).toMatchObject({ name: 'CallError', message, code, status })
    expect(toasts).toEqual([message])
    expect(expired).toBe(0)
  })

  it('is left to a caller who shows it in place', async () => {
    answer = says(400, { code: 'A0240', data: { captchaRequired: true }, message: '验证码错误' })
    expect(await failure(call(me, {}, { quiet: true }))).toMatchObject({ data: { captchaRequired: true } })
    expect(toasts).toEqual([])
  })
})

it('tells what has to be done before anything else', async () => {
  const message = '用户协议或隐私政策已更新，请先阅读并同意'
  answer = says(403, { code: 'A0301', data: { owes: 'consent' }, message })
  expect(await failure(call(me, {}))).toMatchObject({ code: 'A0301', message })
  answer = says(403, { code: 'A0301', data: null, message })
  await failure(call(me, {}))
  expect(owed).toEqual(['consent'])
})

describe('a session that is over', () => {
  it('leaves the call open when the token is unknown (A0230): the page is loaded anew', async () => {
    answer = says(401, { code: 'A0230', data: null, message: '您的会话已过期，请重新登录' })
    const pending = call(me, {})
    await vi.waitFor(() => expect(expired).toBe(1))
    let isOpen = true
    void pending.finally(() => (isOpen = false))
    // Another call goes there and back meanwhile.
    answer = says(400, { code: 'A0400', data: null, message: '请求参数有误' })
    await failure(call(me, {}, { quiet: true }))
    expect(isOpen).toBe(true)
    expect(toasts).toEqual([])
  })

  it('fails the call when it cannot be renewed (A0231), without a toast beside the notice', async () => {
    answer = says(401, { code: 'A0231', data: null, message: '您的会话已过期，请重新登录' })
    expect(await failure(call(me, {}))).toMatchObject({ code: 'A0231', status: 401 })
    expect([expired, toasts]).toEqual([1, []])
  })
})

describe('a file', () => {
  it('comes with its name and its bytes', async () => {
    answer = (response) => {
      const name = encodeURIComponent('用户列表；（3月）.xlsx')
      response.writeHead(200, { 'content-disposition': `attachment; filename*=UTF-8''${name}`, 'content-type': 'a/b' })
      response.end(Buffer.from([1, 2, 255]))
    }
    const bytes = new Uint8Array([1, 2, 255])
    expect(await call(userExport, { query: {} })).toEqual({ name: '用户列表；（3月）.xlsx', mediaType: 'a/b', bytes })
  })

  it('that is refused keeps what the refusal says', async () => {
    answer = says(400, { code: 'A0400', data: null, message: '一次最多导出 50,000 位用户' })
    expect(await failure(call(userExport, { query: {} }))).toMatchObject({
      code: 'A0400',
      message: '一次最多导出 50,000 位用户',
    })
  })

  it.each([
    [null, undefined],
    ['inline', undefined],
    ["attachment; filename*=UTF-8''%E7%94", undefined],
    ['attachment; filename="x"; filename*=utf-8\'\'a%3Bb%25.xlsx; size=3', 'a;b%.xlsx'],
  ])('is named by %s: %s', (header, name) => {
    expect(attachmentName(header)).toBe(name)
  })
})

/** As much of a browser's XMLHttpRequest as an upload uses; what becomes of it is up to the test. */
class Upload extends EventTarget {
  static last: Upload
  readonly upload = new EventTarget()
  aborted = false
  status = 0
  responseText = ''
  open = (): void => void (Upload.last = this)
  setRequestHeader = (): void => undefined
  send = (): void => undefined
  abort(): void {
    this.aborted = true
    this.dispatchEvent(new Event('abort'))
  }
}

describe('an upload', () => {
  const begin = () => {
    vi.useFakeTimers()
    vi.stubGlobal('XMLHttpRequest', Upload)
    const parts: number[] = []
    const sent = failure(
      call(userImport, { query: {} }, { form: new FormData(), onProgress: (part) => void parts.push(part) }),
    )
    return { sent, parts }
  }
  const progress = (loaded: number): boolean =>
    Upload.last.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }))

  it('may take as long as bytes go out, and fifty seconds after', async () => {
    const { sent, parts } = begin()
    for (const loaded of [10, 50, 100]) {
      await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT - 1)
      progress(loaded)
    }
    expect(Upload.last.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT)
    expect(await sent).toMatchObject({ code: 'timeout', message: '服务器响应超时，请稍后重试' })
    expect([Upload.last.aborted, parts]).toEqual([true, [0.1, 0.5, 1]])
  })

  it('is told when the network is gone', async () => {
    const { sent } = begin()
    Upload.last.dispatchEvent(new Event('error'))
    expect(await sent).toMatchObject({ code: 'offline' })
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT)
    expect([Upload.last.aborted, toasts]).toEqual([false, ['网络连接失败，请检查网络后重试']])
  })
})
