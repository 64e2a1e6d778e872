/** Requests as chance makes them of a valid one: other types, sizes, depths and characters, keys that come several times. */
import type { AnyEndpoint } from '@portal/contract/kit'
import { below, type Chance, mutated, oneOf, strangeText, strangeValue } from './chance.ts'
import { addressOf } from './client.ts'
import type { Sent } from './valid-request.ts'

/** Where a request goes, and with what. */
export interface Fuzzed {
  path: string
  init: RequestInit
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** A query whose keys may come again, with indexes or without. */
function queryText(chance: Chance, query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => {
    const often = chance() < 0.2 ? 2 + below(chance, 20) : 1
    const spelt = () => oneOf(chance, [key, key, key, `${key}[]`, `${key}[${below(chance, 4)}]`, `${key}[a][b]`])
    return Array.from({ length: often }, () => [often === 1 ? key : spelt(), textOf(value)] as const)
  })
  return pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value.toWellFormed())}`).join('&')
}

/** JSON in which one key of the outermost object may come again. */
function jsonText(chance: Chance, body: Record<string, unknown>): string {
  const text = JSON.stringify(body)
  const keys = Object.keys(body)
  if (keys.length === 0 || chance() < 0.85) return text
  return `{${JSON.stringify(oneOf(chance, keys))}:${JSON.stringify(strangeValue(chance))},${text.slice(1)}`
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, textOf(value).toWellFormed())
  return form
}

/** A file with some bytes changed, or cut off. */
async function damaged(chance: Chance, file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  for (let change = below(chance, 8); change > 0 && bytes.length > 0; change -= 1)
    bytes[below(chance, bytes.length)] = below(chance, 256)
  const end = chance() < 0.3 ? below(chance, bytes.length + 1) : bytes.length
  return new File(
    [bytes.subarray(0, end)],
    chance() < 0.3 ? strangeText(chance).slice(0, 100).toWellFormed() : file.name,
  )
}

async function bodyOf(chance: Chance, endpoint: AnyEndpoint, sent: Sent): Promise<RequestInit> {
  const { method, consumes } = endpoint
  if (method === 'GET') return { method }
  const changed = sent.body && mutated(chance, sent.body)
  const fields = changed as Record<string, unknown>
  if (consumes === 'json') {
    if (changed === undefined) return { method }
    const isObject = typeof changed === 'object' && changed !== null && !Array.isArray(changed)
    const body = isObject ? jsonText(chance, fields) : JSON.stringify(changed)
    return { method, headers: { 'content-type': 'application/json' }, body }
  }
  const form = formOf(fields ?? {})
  if (sent.file) form.append('file', await damaged(chance, sent.file))
  return { method, body: form }
}

/** One request. */
export async function fuzzed(chance: Chance, endpoint: AnyEndpoint, sent: Sent): Promise<Fuzzed> {
  const params = { ...sent.params }
  if (chance() < 0.2)
    for (const key of Object.keys(params)) params[key] = strangeText(chance).slice(0, 500).toWellFormed()
  const query = { ...sent.query }
  for (const key of Object.keys(query)) if (chance() < 0.5) query[key] = strangeValue(chance)
  const path = addressOf(endpoint, { params })
  const asked = queryText(chance, query).slice(0, 8_000)
  return { path: asked === '' ? path : `${path}?${asked}`, init: await bodyOf(chance, endpoint, sent) }
}
