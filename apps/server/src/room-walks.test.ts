import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@portal/contract/api'
import { validRequests } from '@portal/testkit/valid-requests'
import { expect, test } from 'vitest'

/** The rooms that a file walks: it says nothing else. */
function roomsWalkedBy(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const [, rooms = ''] = /^import .+\n\nwalkRooms\(((?:'\w+'(?:, )?)+)\)\n$/.exec(text) ?? []
  expect(rooms, `${path} walks rooms and does nothing else`).not.toBe('')
  return [...rooms.matchAll(/\w+/g)].map(([room]) => room)
}

test('every room of the contract, and so every endpoint, is walked by exactly one file', () => {
  const files = globSync('rooms/*/*.walk.test.ts', { cwd: import.meta.dirname })
  const walked = files.flatMap((file) => roomsWalkedBy(join(import.meta.dirname, file)))
  expect(walked.toSorted()).toEqual([...new Set(api.map(({ room }) => room))].toSorted())
})

test('what is done once is called by somebody who is known: nobody else has keys', () => {
  const open = api.filter(({ endpoint }) => endpoint.once && endpoint.access === 'public')
  expect(open.map(({ room, name }) => `${room}.${name}`)).toEqual([])
})

test('every endpoint has a valid request, and every valid request an endpoint', () => {
  expect(Object.keys(validRequests).toSorted()).toEqual(api.map(({ room, name }) => `${room}.${name}`).toSorted())
})
