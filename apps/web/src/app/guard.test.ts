import type { GuardState, Target } from '@portal/contract/renderer'
import { describe, expect, it } from 'vitest'
import { decide } from './guard.ts'

const visitor: GuardState = { signedIn: false, user: null, routesLoaded: false, examineState: undefined }
const loaded = (state: Partial<GuardState>): GuardState => ({
  signedIn: true,
  user: { roles: ['OWNER'], perms: ['product:*:own'] },
  routesLoaded: true,
  examineState: '1',
  ...state,
})
const member = loaded({})
const at = (path: string, more: Partial<Target> = {}): Target => ({
  path,
  matched: true,
  public: /^\/(website|404|login)/.test(path),
  permitted: true,
  ...more,
})
const to = (path: string) => ({ do: 'redirect', to: path })
const pass = { do: 'pass' }

describe('somebody who is not signed in', () => {
  it.each(['/404', '/login', '/website/home', '/website/product/detail'])('passes to %s', (path) => {
    expect(decide(visitor, at(path))).toEqual(pass)
  })
  it.each(['/', '/dashboard', '/entAuth', '/401', '/console/users'])('is led from %s to the website', (path) => {
    expect(decide(visitor, at(path))).toEqual(to('/website'))
  })
  it('is led to the website from an address that does not exist', () => {
    expect(decide(visitor, at('/no/such', { matched: false }))).toEqual(to('/website'))
  })
})

describe('somebody signed in', () => {
  it('has user, routes and enterprise loaded one after the other, each only when it is missing', () => {
    const load = (state: Partial<GuardState>) => decide(loaded(state), at('/workbench/index'))
    const missing = { user: null, routesLoaded: false, examineState: undefined }
    expect(load(missing)).toEqual({ do: 'load', what: 'user' })
    expect(load({ routesLoaded: false, examineState: undefined })).toEqual({ do: 'load', what: 'routes' })
    expect(load({ examineState: undefined })).toEqual({ do: 'load', what: 'enterprise' })
    expect(load({})).toEqual(pass)
    expect(decide(loaded(missing), at('/website/home'))).toEqual(pass)
    expect(decide(loaded(missing), at('/login'))).toEqual(to('/'))
  })

  it('sets up the second factor that the platform requires before anything else, and reads the website meanwhile', () => {
    const owing = loaded({ user: { roles: ['ROOT'], perms: [], owes: 'factor' }, examineState: undefined })
    for (const path of ['/', '/console/users', '/dashboard', '/no/such'])
      expect(decide(owing, at(path))).toEqual(to('/secondFactor'))
    expect(decide(owing, at('/secondFactor'))).toEqual(pass)
    expect(decide(owing, at('/website/home'))).toEqual(pass)
    const done = loaded({ user: { roles: ['ROOT'], perms: [] }, examineState: null })
    expect(decide(done, at('/console/users'))).toEqual(pass)
  })

  it('agrees to the texts in force before anything else, and reads them on the website meanwhile', () => {
    const owing = loaded({ user: { roles: ['OWNER'], perms: [], owes: 'consent' }, examineState: undefined })
    for (const path of ['/', '/dashboard', '/secondFactor', '/no/such'])
      expect(decide(owing, at(path))).toEqual(to('/consent'))
    expect(decide(owing, at('/consent'))).toEqual(pass)
    expect(decide(owing, at('/website/agreement'))).toEqual(pass)
  })

  it('stays where it is locked, whatever the page needs: it shows nothing, and is decided about when it is unlocked', () => {
    const locked = loaded({ user: { roles: ['OWNER'], perms: [], owes: 'unlock' }, examineState: undefined })
    expect(decide(locked, at('/workbench/index'))).toEqual(pass)
    expect(decide(locked, at('/console/users', { permitted: false }))).toEqual(pass)
    expect(decide({ ...locked, routesLoaded: false }, at('/workbench/index'))).toEqual({ do: 'load', what: 'routes' })
    expect(decide(locked, at('/no/such', { matched: false }))).toEqual(to('/404'))
  })

  it('is told of an unknown address once the routes are there, before the enterprise is asked for', () => {
    const nowhere = at('/no/such', { matched: false })
    expect(decide(loaded({ routesLoaded: false }), nowhere)).toEqual({ do: 'load', what: 'routes' })
    expect(decide(loaded({ examineState: undefined }), nowhere)).toEqual(to('/404'))
  })

  it.each(['0', '2', '3', '4', null])('is led to the certification while the state is %j', (examineState) => {
    const waiting = loaded({ examineState, user: { roles: [], perms: [] } })
    expect(decide(waiting, at('/workbench/index'))).toEqual(to('/entAuth'))
    expect(decide(waiting, at('/entAuth'))).toEqual(pass)
    expect(decide(waiting, at('/website/home'))).toEqual(pass)
  })

  it('passes to the console by permission alone, whatever the enterprise', () => {
    for (const examineState of ['1', '2', null, undefined]) {
      expect(decide(loaded({ examineState }), at('/console/review'))).toEqual(pass)
      expect(decide(loaded({ examineState }), at('/console/review', { permitted: false }))).toEqual(to('/401'))
    }
  })
})

describe('an operator without an enterprise', () => {
  it.each([
    { roles: ['OPERATOR'], perms: ['review:read:any'] },
    { roles: ['ROOT'], perms: [] },
  ])('lands on the console and is not asked for a certification: %j', (user) => {
    const operator = loaded({ user, examineState: null })
    expect(decide(operator, at('/dashboard'))).toEqual(to('/console'))
    expect(decide(operator, at('/personalCenter/accountInfo'))).toEqual(pass)
  })
})

it('whoever belongs to an approved enterprise lands on the dashboard', () => {
  expect(decide(member, at('/dashboard'))).toEqual(pass)
})
