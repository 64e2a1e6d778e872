import { auditedFields } from '@portal/contract/audit-fields'
import { Certification } from '@portal/contract/enterprise'
import { enterpriseDocuments } from '@portal/contract/enterprise-content'
import { productDocuments } from '@portal/contract/product-document'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** Every key of a schema, also of what lies inside. */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(keysOf)]
}

/** Documents are kept as JSON: of their keys the types of the log know nothing. */
const documents = { certification: Certification, ...productDocuments, ...enterpriseDocuments }

test.for(Object.entries(documents))(
  'Whoever compares two versions of %s reads a word for each field',
  ([, document]) => {
    const known: readonly string[] = auditedFields
    const keys = keysOf(z.toJSONSchema(document, { io: 'output', unrepresentable: 'any' }))
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !known.includes(key))).toEqual([])
  },
)
