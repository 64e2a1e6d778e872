/** What the words behind `npm test`, `test:unit`, `test:room` and `test:stories` ask for. */
import { chooseByWords, chooseRoom, isStory } from './chosen.mjs'

/** Which of the tests `--kind=` means, and whether they can do without words. */
const KINDS = {
  unit: { projects: ['unit'], isWanted: (file) => !isStory(file) && !file.startsWith('apps/server/') },
  stories: { projects: ['e2e', 'measured'], isWanted: (file) => file.endsWith('.spec.ts') },
}

/**
 * undefined: everything. Otherwise the projects or files to run. Gives up where nothing fits.
 * @param {string} root @param {string[]} args
 * @returns {{ projects: string[] } | import('./chosen.mjs').Chosen | undefined}
 */
export function narrowed(root, args) {
  const words = args.filter((arg) => !arg.startsWith('--'))
  const kind = args.find((arg) => arg.startsWith('--kind='))?.slice('--kind='.length)
  if (kind === 'room') return chooseRoom(root, words)
  if (kind === undefined) return words.length === 0 ? undefined : chooseByWords(root, words)
  const { projects, isWanted } = KINDS[kind]
  return words.length === 0 ? { projects } : chooseByWords(root, words, isWanted)
}
