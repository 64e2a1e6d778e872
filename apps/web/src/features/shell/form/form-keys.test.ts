import { expect, it } from 'vitest'
import { formKeyOf } from './form-keys.ts'

const bare = { key: 's', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false }

it.each<[string, Partial<typeof bare>, string]>([
  ['Ctrl+S', { ctrlKey: true }, 'Control+S'],
  ['⌘S', { metaKey: true }, 'Control+S'],
  ['Ctrl+S with Caps Lock', { key: 'S', ctrlKey: true }, 'Control+S'],
  ['Ctrl+Enter', { key: 'Enter', ctrlKey: true }, 'Control+Enter'],
  ['⌘Enter', { key: 'Enter', metaKey: true }, 'Control+Enter'],
])('%s is a key of forms', (_name, pressed, key) => {
  expect(formKeyOf({ ...bare, ...pressed })).toBe(key)
})

it.each<[string, Partial<typeof bare>]>([
  ['a letter', {}],
  ['Enter alone', { key: 'Enter' }],
  ['Ctrl+Shift+S', { ctrlKey: true, shiftKey: true }],
  ['Ctrl+Alt+S, a letter of some keyboards', { ctrlKey: true, altKey: true }],
  ['Ctrl+⌘+S', { ctrlKey: true, metaKey: true }],
  ['Ctrl+P', { key: 'p', ctrlKey: true }],
  ['Ctrl+Enter while words are composed', { key: 'Enter', ctrlKey: true, isComposing: true }],
])('%s is none', (_name, pressed) => {
  expect(formKeyOf({ ...bare, ...pressed })).toBeUndefined()
})
