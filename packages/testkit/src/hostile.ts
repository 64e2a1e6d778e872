/** What nobody honest sends: broken encodings, wrong types, oversized bodies, and strings that want to be code. */
import type { AnyEndpoint } from '@portal/contract/kit'
import { addressOf } from './client.ts'
import type { Sent } from './valid-request.ts'

export interface Hostile {
  what: string
  path: string
  init: RequestInit
  /** `refuse`: must be answered with 4xx. `survive`: anything but 5xx. */
  must: 'refuse' | 'survive'
}

type Json = Record<string, unknown>
const json = { 'content-type': 'application/json' }
const NUL = String.fromCharCode(0)

/** Values of every wrong type, and strings that SQL, HTML or a file system might take for more than text. */
const odd: [string, unknown][] = [
  ['a number', -1.5],
  ['a huge number', 1e308],
  ['null', null],
  ['true', true],
  ['an empty text', ''],
  ['a list', ['a', { b: 1 }]],
  ['an object', { toString: 'x', length: -1 }],
  ['a nested thing', { a: { b: { c: [[[[]]]] } } }],
  ['SQL', `'; drop table product; --`],
  ['SQL in a number', '1 or 1=1'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['a path', '../../../../etc/passwd'],
  ['a long text', '漏'.repeat(60_000)],
  ['half a character', '\ud800'],
  ['a tsquery', `a & | ! <-> :* ' \\`],
]

/** The object with the value at one key replaced, for every key and every odd value. */
function replaced(object: Json, place: string): [string, Json][] {
  return Object.keys(object).flatMap((key) =>
    odd.map(([name, value]): [string, Json] => [`${name} as ${place} ${key}`, { ...object, [key]: value }]),
  )
}

/** The object with NUL behind each of its texts, one after the other. */
const withNul = (object: Json): [string, Json][] =>
  Object.entries(object)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([key, value]) => [`NUL in ${key}`, { ...object, [key]: `${value}${NUL}` }])

/** A JSON text nested so deeply that a recursive reader would run out of stack. */
const abyss = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`

function brokenBodies(): [string, RequestInit][] {
  const bytes = (...values: number[]) => new Uint8Array(values)
  return [
    ['half a JSON', { headers: json, body: '{"productId": "1"' }],
    ['no JSON at all', { headers: json, body: 'productId=1' }],
    ['a text instead of an object', { headers: json, body: '"x"' }],
    ['a list instead of an object', { headers: json, body: '[1,2,3]' }],
    ['bytes that are not UTF-8', { headers: json, body: bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d) }],
    ['an unknown content type', { headers: { 'content-type': 'application/x-portal' }, body: 'x' }],
    [
      'XML',
      {
        headers: { 'content-type': 'text/xml' },
        body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      },
    ],
    [
      'a multipart without an end',
      {
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nContent-Disposition: form-data; name="file"; filename="../../x"\r\n\r\nabc',
      },
    ],
    ['a multipart without a boundary', { headers: { 'content-type': 'multipart/form-data' }, body: 'abc' }],
  ]
}

const brokenQueries = ['%ff', 'id=%00', 'id=%c0%ae', '__proto__[x]=1', 'id[0]=1&id[1]=2', `q=${'a'.repeat(7000)}`, '%']

/** Every hostile variant of a valid request. */
export function hostileVariants(endpoint: AnyEndpoint, sent: Sent): Hostile[] {
  const { method } = endpoint
  const variants: Hostile[] = []
  const add = (what: string, must: Hostile['must'], path: string, init: RequestInit = {}) =>
    void variants.push({ what, must, path, init: { method, ...init } })
  const params = sent.params ?? {}
  const path = addressOf(endpoint, { params, query: (sent.query as Record<string, string> | undefined) ?? {} })

  for (const query of brokenQueries)
    add(
      `the query ${query.slice(0, 30)}`,
      'survive',
      `${addressOf(endpoint, { params })}?${query}`,
      bodyFor(endpoint, sent),
    )
  if (sent.query) {
    for (const [what, query] of replaced(sent.query, 'query')) {
      add(what, 'survive', addressOf(endpoint, { params, query: flat(query) }))
    }
    for (const [what, query] of withNul(sent.query))
      add(what, 'refuse', addressOf(endpoint, { params, query: flat(query) }))
  }
  for (const [what, odd] of replaced(params, 'path')) {
    add(what, 'survive', addressOf(endpoint, { params: flat(odd) }))
  }
  if (sent.file || (sent.body && method !== 'GET')) {
    for (const [what, init] of brokenBodies()) add(what, 'refuse', path, init)
    add('an abyss of JSON', 'survive', path, { headers: json, body: abyss })
  }
  if (sent.body && method !== 'GET') {
    for (const [what, body] of replaced(sent.body, 'field'))
      add(what, 'survive', path, { headers: json, body: JSON.stringify(body) })
    for (const [what, body] of withNul(sent.body))
      add(what, 'refuse', path, { headers: json, body: JSON.stringify(body) })
    add('a prototype', 'survive', path, {
      headers: json,
      body: `{"__proto__":{"submit":false},"constructor":1,${JSON.stringify(sent.body).slice(1)}`,
    })
  }
  return variants
}

const bodyFor = (endpoint: AnyEndpoint, { body }: Sent): RequestInit =>
  body && endpoint.method !== 'GET' ? { headers: json, body: JSON.stringify(body) } : {}

/** Query values as texts; what is not flat travels as JSON. */
const flat = (query: Json): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
    ]),
  )
