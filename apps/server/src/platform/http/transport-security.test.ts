import { startApp } from '@portal/testkit/app'
import { expect, test } from 'vitest'

const YEAR = 'max-age=31536000'
test.for([
  ['nothing where pages have no certificate', { PUBLIC_URL: 'http://portal.example.com' }, null],
  ['to come by HTTPS only, to this host', { PUBLIC_URL: 'https://portal.example.com' }, YEAR],
  [
    'and to all below it where somebody said so',
    { PUBLIC_URL: 'https://portal.example.com', HSTS_SUBDOMAINS: 'true' },
    `${YEAR}; includeSubDomains`,
  ],
] as const)('browsers are told %s', async ([, variables, expected]) => {
  const app = await startApp(variables)
  try {
    const { headers } = await app.anonymous.fetch('/healthz')
    expect(headers.get('strict-transport-security')).toBe(expected)
  } finally {
    await app.close()
  }
})
