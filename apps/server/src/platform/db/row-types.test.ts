import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

const program = fileURLToPath(new URL('../../../../../tools/generate-row-types.ts', import.meta.url))

test('The row types are those of the migrated database', async () => {
  const env = { ...process.env, DATABASE_URL: inject('adminUrl') }
  const check = promisify(execFile)(process.execPath, [program, '--check'], { env })
  await expect(check.then(() => 'fresh')).resolves.toBe('fresh')
})
