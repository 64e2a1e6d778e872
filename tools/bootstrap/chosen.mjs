/** Chooses tests by words: of a path, else of a test's name. Plain JavaScript that any Node ≥ 18 runs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp } from './say.mjs'

const FOLDERS = ['apps', 'packages', 'tools', 'demo', 'e2e']
const ROOMS = 'apps/server/src/rooms'

/**
 * Files by their paths from the root, and what the names of tests in them have to hold, in words and as a pattern (`-t`).
 * @typedef {{ files: string[], names?: string, pattern?: string }} Chosen
 */

/** Whether a test file needs a browser. @param {string} file */
export const isStory = (file) => file.startsWith('e2e/')

/** Every test file of the repository, as a path from the root with forward slashes. @param {string} root */
function testFiles(root) {
  const under = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return /^(dist|node_modules)$/.test(entry.name) ? [] : under(path)
      return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : []
    })
  return FOLDERS.flatMap(under)
}

/** Tests and stories that hold all of the words. Gives up when there are none. @param {string} root @param {string[]} words */
export function chooseByWords(root, words, isWanted = () => true) {
  const files = testFiles(root).filter(isWanted)
  const wanted = words.flatMap((word) => word.toLowerCase().split(/\s+/)).filter((word) => word !== '')
  const chosen = byWords(files, wanted, (file) => titlesIn(readFileSync(join(root, file), 'utf8')))
  if (chosen.files.length > 0) return chosen
  return giveUp(
    `没有测试的路径或名称包含“${words.join(' ')}”`,
    `No test has “${words.join(' ')}” in its path or its name`,
  )
}

/**
 * A file whose path holds every word is chosen whole. Where there is none, words that no path holds are looked for in
 * the names of tests, in files whose path holds the others.
 * @param {string[]} files @param {string[]} words in small letters @param {(file: string) => string} titlesOf
 * @returns {Chosen}
 */
function byWords(files, words, titlesOf) {
  const isIn = (file, word) => file.toLowerCase().includes(word)
  const whole = files.filter((file) => words.every((word) => isIn(file, word)))
  if (whole.length > 0) return { files: whole }
  const ofPaths = words.filter((word) => files.some((file) => isIn(file, word)))
  const ofNames = words.filter((word) => !ofPaths.includes(word))
  for (const [paths, names] of [
    [ofPaths, ofNames],
    [[], words],
  ]) {
    if (names.length === 0) continue
    const holding = files.filter(
      (file) => paths.every((word) => isIn(file, word)) && names.every((word) => titlesOf(file).includes(word)),
    )
    if (holding.length > 0) return { files: holding, names: names.join(' '), pattern: patternOf(names) }
  }
  return { files: [] }
}

/** What tests and groups of tests are called, in small letters: a text that a function follows, perhaps after options. */
function titlesIn(source) {
  const titles = source.matchAll(/(['"`])((?:(?!\1).)+)\1,\s*(?:\{[^{}]*\},\s*)?(?:async\s*)?(?:\(|\w+ =>)/g)
  return [...titles].map(([, , title]) => title.toLowerCase()).join('\n')
}

/** Matches what holds all of the words, in any order, in large or small letters: Vitest takes no flags. */
function patternOf(words) {
  return words.map((word) => `(?=.*${[...word].map(eitherCase).join('')})`).join('')
}

function eitherCase(letter) {
  const large = letter.toUpperCase()
  if (large !== letter && large.length === 1) return `[${letter}${large}]`
  return letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
}

/** Unit and integration tests of a room: of the server, the contract and the web. @param {string} root @param {string[]} words */
export function chooseRoom(root, words) {
  const rooms = readdirSync(join(root, ROOMS))
  const [room] = words
  if (words.length !== 1 || !rooms.includes(room)) {
    giveUp(`请写明一个业务室：npm run test:room -- ${rooms.join(' | ')}`, 'Name one room, see the list')
  }
  const files = testFiles(root).filter((file) => !isStory(file) && isOfRoom(file, room))
  if (files.length > 0) return { files }
  return giveUp(`“${room}”没有测试`, `The room “${room}” has no tests`)
}

/** A folder or file that is called as the room, or begins with its name. @param {string} file @param {string} room */
const isOfRoom = (file, room) =>
  file
    .split('/')
    .some((segment) => segment === room || segment.startsWith(`${room}-`) || segment.startsWith(`${room}.`))
