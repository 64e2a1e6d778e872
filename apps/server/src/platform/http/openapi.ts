/** The OpenAPI 3.1 document, made from the contract when somebody asks for it. */
import { api } from '@portal/contract/api'
import { codes } from '@portal/contract/code'
import { IDEMPOTENCY_KEY } from '@portal/contract/idempotency-key'
import type { Access, AnyEndpoint } from '@portal/contract/kit'
import { z } from 'zod'
import { keyOf } from './endpoints.ts'

type Schema = Record<string, unknown>

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: tidy })
  return json
}

/** Bounds of JavaScript's integers are no rule of ours. */
function tidy({ jsonSchema }: { jsonSchema: Schema }): void {
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
}

const isAbsent = (schema: z.ZodType): boolean => schema instanceof z.ZodUndefined

/** Parameters are typed as the handler sees them (a page number is a number); required is what the caller must send. */
function parameters(schema: z.ZodType, place: 'query' | 'path'): Schema[] {
  if (isAbsent(schema)) return []
  const required = (toSchema(schema, 'input')['required'] as string[] | undefined) ?? []
  const properties = (toSchema(schema, 'output')['properties'] as Record<string, Schema> | undefined) ?? {}
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** Of calls that are done once. */
const idempotencyKey = (endpoint: AnyEndpoint): Schema[] =>
  endpoint.once ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []

const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] }

function requestBody(endpoint: AnyEndpoint): Schema | undefined {
  if (endpoint.consumes === 'upload') return { required: true, content: { 'multipart/form-data': { schema: file } } }
  if (isAbsent(endpoint.body)) return undefined
  const type = endpoint.consumes === 'form' ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [type]: { schema: toSchema(endpoint.body, 'input') } } }
}

const envelope = (data: Schema): Schema => ({
  type: 'object',
  properties: { code: { type: 'string' }, data, message: { type: 'string' } },
  required: ['code', 'data', 'message'],
})

function successContent(endpoint: AnyEndpoint): Schema {
  if (endpoint.answers === 'file')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: envelope(toSchema(endpoint.data, 'output')) } }
}

function responses(endpoint: AnyEndpoint): Schema {
  return {
    200: { description: 'Success, code "0"', content: successContent(endpoint) },
    default: { $ref: '#/components/responses/Refusal' },
  }
}

const generalAccess: Record<string, string> = {
  public: 'Anybody',
  'signed-in': 'Anybody signed in',
  approved: 'Members of an approved enterprise',
}
const accessWords = (access: Access): string =>
  generalAccess[String(access)] ??
  `Holders of ${[access]
    .flat()
    .map((one) => `\`${one}\``)
    .join(' or ')}`

const onceWords = ({ once }: AnyEndpoint): string => {
  if (once === 'secret') return ' Done once for an `Idempotency-Key`; the repeated call answers 409.'
  return once ? ' Done once for an `Idempotency-Key`; the repeated call answers the same.' : ''
}

const beforeApprovalWords = ({ beforeApproval }: AnyEndpoint): string =>
  beforeApproval ? ' Open before the enterprise is approved, too.' : ''

function operation(room: string, name: string, endpoint: AnyEndpoint): Schema {
  const body = requestBody(endpoint)
  return {
    operationId: `${room}.${name}`,
    tags: [room],
    summary: endpoint.summary,
    description: `${accessWords(endpoint.access)} may call.${beforeApprovalWords(endpoint)}${onceWords(endpoint)}`,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(endpoint.query, 'query'),
      ...parameters(endpoint.params, 'path'),
      ...idempotencyKey(endpoint),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: responses(endpoint),
  }
}

const keyParameter: Schema = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description:
    'Made anew for each thing that is to be done, and repeated with every attempt at it: within a day it is done once, for each caller. The same key with another content answers 409. What was refused may be sent again with the same key.',
  schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
}

const codeList = Object.entries(codes)
  .map(([code, { status, says }]) => `- \`${code}\` (${status}) ${says.en} / ${says['zh-cn']}`)
  .join('\n')

const description = `Every answer is an envelope \`{code, data, message}\`; success has code \`"0"\`.
Identifiers are strings, instants ISO 8601 in UTC. Messages follow \`Accept-Language\` (English when it starts with \`en\`, else Chinese).

Codes with their HTTP status:

${codeList}`

/** The document over the endpoints that this server really serves. */
export function openApiDocument(served: { has(key: string): boolean }, serverUrl: string): Schema {
  const paths: Record<string, Schema> = {}
  for (const { room, name, endpoint } of api) {
    if (!served.has(keyOf(endpoint))) continue
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(room, name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: '专利密集型产品推广平台 · Portal API', version: '2.28.1', description },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: { IdempotencyKey: keyParameter },
      responses: {
        Refusal: { description: 'Refused', content: { 'application/json': { schema: envelope({}) } } },
      },
    },
  }
}
