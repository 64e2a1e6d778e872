import { expect, test } from 'vitest'
import { advisoriesOf, advisoryFaults } from './advisories.ts'

/** As the registry answered for a package of 2021, cut down to what is read. */
const recorded = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    minimist: {
      name: 'minimist',
      severity: 'critical',
      via: [
        {
          source: 1097678,
          name: 'minimist',
          title: 'Prototype Pollution in minimist',
          url: 'https://github.com/advisories/GHSA-xvch-5gv4-984h',
          severity: 'critical',
          range: '>=1.0.0 <1.2.6',
        },
      ],
      effects: ['mkdirp'],
    },
    mkdirp: { name: 'mkdirp', severity: 'critical', via: ['minimist'], effects: [] },
    semver: {
      name: 'semver',
      severity: 'moderate',
      via: [
        {
          source: 1101088,
          name: 'semver',
          title: 'semver vulnerable to Regular Expression Denial of Service',
          url: 'https://github.com/advisories/GHSA-c2qf-rxjj-qqgw',
          severity: 'moderate',
        },
      ],
    },
  },
  metadata: { vulnerabilities: { moderate: 1, high: 0, critical: 2 } },
})
const TODAY = '2026-11-23'
const minimist = 'minimist: critical, Prototype Pollution in minimist (GHSA-xvch-5gv4-984h)'
const accepted = (until: string, id = 'GHSA-xvch-5gv4-984h') => [{ id, reason: 'reads no input of others', until }]

test('each hole is told once, with the package that has it, however many packages it comes through', () => {
  expect(advisoriesOf(recorded)?.map(({ id }) => id)).toEqual(['GHSA-xvch-5gv4-984h', 'GHSA-c2qf-rxjj-qqgw'])
})

test('a critical one must not stay, a moderate one may', () => {
  expect(advisoryFaults(advisoriesOf(recorded) ?? [], [], TODAY)).toEqual([minimist])
})

test('one that was accepted may stay until its last day, and no longer', () => {
  const advisories = advisoriesOf(recorded) ?? []
  expect(advisoryFaults(advisories, accepted(TODAY), TODAY)).toEqual([])
  expect(advisoryFaults(advisories, accepted('2026-11-22'), TODAY)).toEqual([
    `${minimist}; accepted until 2026-11-22: reads no input of others`,
  ])
  expect(advisoryFaults(advisories, accepted(TODAY, 'GHSA-of-another'), TODAY)).toEqual([minimist])
})

test('no holes are an answer; a registry without a list, or none, is none', () => {
  expect(advisoriesOf(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }))).toEqual([])
  const refused = { statusCode: 405, message: '405 Method Not Allowed - POST', error: { summary: '', detail: '' } }
  expect(advisoriesOf(JSON.stringify(refused))).toBeNull()
  expect(advisoriesOf('')).toBeNull()
  expect(advisoriesOf('null')).toBeNull()
})
