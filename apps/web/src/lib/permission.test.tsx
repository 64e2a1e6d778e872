import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HasRole, holdsPermission, holdsRole, Permitted } from './permission.tsx'

const editor = { roles: ['EDITOR'], perms: ['product:*:own', 'file:upload:own'] }

describe('a permission marker', () => {
  it('passes for any one of the listed permissions, also by a held pattern', () => {
    expect(holdsPermission(editor, ['review:decide:any', 'file:upload:own'])).toBe(true)
    expect(holdsPermission(editor, 'product:edit:own')).toBe(true)
  })
  it('refuses what is not held, and everybody who is not signed in', () => {
    expect(holdsPermission(editor, 'review:decide:any')).toBe(false)
    expect(holdsPermission(editor, 'product')).toBe(false)
    expect(holdsPermission(null, 'product:edit:own')).toBe(false)
  })
  it('is no obstacle for ROOT and for the held wildcard', () => {
    expect(holdsPermission({ roles: ['ROOT'], perms: [] }, 'review:decide:any')).toBe(true)
    expect(holdsPermission({ roles: [], perms: ['*:*:*'] }, 'review:decide:any')).toBe(true)
  })
  it('does not let a requirement that looks like a wildcard in', () => {
    expect(holdsPermission(editor, '*:*:*')).toBe(false)
  })
  it.each([undefined, null, 7, {}, [], [''], '', ['product:edit:own', 3]])('tells the developer of %j', (wrong) => {
    expect(() => holdsPermission(editor, wrong as string)).toThrow(/permission marker takes a name/)
    expect(() => holdsPermission(null, wrong as string)).toThrow(/permission marker takes a name/)
  })
})

describe('a role marker', () => {
  it('passes for any one of the listed roles', () => {
    expect(holdsRole(editor, ['OWNER', 'EDITOR'])).toBe(true)
    expect(holdsRole({ roles: ['ROOT'], perms: [] }, 'OWNER')).toBe(true)
    expect(holdsRole({ roles: [], perms: ['*:*:*'] }, 'OWNER')).toBe(true)
  })
  it('refuses the others', () => {
    expect(holdsRole(editor, 'OWNER')).toBe(false)
    expect(() => holdsRole(editor, [] as string[])).toThrow(/role marker takes a name/)
  })
})

describe('a marked element', () => {
  it('is not there for somebody without the permission; its fallback is', () => {
    const page = (
      <>
        <Permitted perm="product:edit:own" fallback={<i>read only</i>}>
          <button type="button">Save</button>
        </Permitted>
        <HasRole role="OWNER">
          <button type="button">Hand over</button>
        </HasRole>
      </>
    )
    expect(renderToString(page)).toBe('<i>read only</i>')
  })
  it('refuses to be rendered with a wrong marker', () => {
    expect(() => renderToString(<Permitted perm={[]}>x</Permitted>)).toThrow(/permission marker/)
  })
})
