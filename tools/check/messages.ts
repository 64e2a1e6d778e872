/**
 * The words of the web: both languages have the same keys (the compiler sees to that too), every key is used,
 * and no Chinese text stands in a component. Words live in `*.messages.ts`.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from '../fences/typescript.ts'
import { repositoryFiles } from './sources.ts'

const han = /\p{Script=Han}|[，。；：？！、（）《》“”]/u

interface Source {
  path: string
  tree: ts.SourceFile
}

/** A catalogue: its keys per language, and where they stand. */
interface Catalogue {
  path: string
  languages: Map<string, Set<string>>
}

const isWords = (path: string) => path.endsWith('.messages.ts')
/** What a room is called: pairs whose completeness the compiler sees to. */
const isRoom = (path: string) => /-(room|pages)\.messages\.ts$/.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

const parse = (path: string): Source => ({
  path,
  tree: ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
})

function* nodes(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) yield* nodes(child)
}

const line = ({ path, tree }: Source, node: ts.Node) =>
  `${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : ''

/** The keys of every `defineMessages({ 'zh-cn': {…}, en: {…} })` in a file of words. */
function catalogue(source: Source): Catalogue {
  const languages = new Map<string, Set<string>>()
  for (const node of nodes(source.tree)) {
    if (!ts.isCallExpression(node) || node.expression.getText(source.tree) !== 'defineMessages') continue
    const [words] = node.arguments
    if (!words || !ts.isObjectLiteralExpression(words)) continue
    for (const side of words.properties) {
      if (!ts.isPropertyAssignment(side) || !ts.isObjectLiteralExpression(side.initializer)) continue
      const keys = languages.get(nameOf(side.name)) ?? new Set()
      for (const { name } of side.initializer.properties) if (name) keys.add(nameOf(name))
      languages.set(nameOf(side.name), keys)
    }
  }
  return { path: source.path, languages }
}

/** Files of words that a file imports, as paths from the root, with the names it gives them. */
const importedWords = ({ path, tree }: Source): { words: string; names: string[] }[] =>
  tree.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .flatMap(({ moduleSpecifier, importClause }) => {
      const specifier = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
      if (!specifier.startsWith('.') || !isWords(specifier)) return []
      const bindings = importClause?.namedBindings
      const names = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
      return [{ words: join(dirname(path), specifier).replaceAll('\\', '/'), names }]
    })

/** The names that stand for words in a file: what it imports, and what it makes of that (`const t = useMessages(words)`). */
function wordVariables(source: Source): Set<string> {
  const variables = new Set(['t', ...importedWords(source).flatMap(({ names }) => names)])
  for (const node of nodes(source.tree)) {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isIdentifier(node.name)) continue
    const mentioned = node.initializer.getText(source.tree).match(/[\w$]+/g) ?? []
    if (mentioned.some((name) => variables.has(name))) variables.add(node.name.text)
  }
  return variables
}

/** Every name by which a file could reach a key: `.key`, `'key'`, `{ key }`; `*` for a computed one such as `t[state]`. */
function reachedNames(source: Source): Set<string> {
  const { tree } = source
  const names = new Set<string>()
  const variables = wordVariables(source)
  for (const node of nodes(tree)) {
    if (ts.isPropertyAccessExpression(node)) names.add(node.name.text)
    else if (ts.isStringLiteralLike(node)) names.add(node.text)
    else if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText(tree))
    else if (ts.isElementAccessExpression(node) && !ts.isStringLiteralLike(node.argumentExpression)) {
      const [base = ''] = /^[\w$]+/.exec(node.expression.getText(tree)) ?? []
      if (variables.has(base)) names.add(prefixOf(node.argumentExpression))
    }
  }
  return names
}

/** `status*` for `` t[`status${state}`] ``, `*` when nothing is known of the key. */
const prefixOf = (key: ts.Expression) => (ts.isTemplateExpression(key) ? `${key.head.text}*` : '*')

/** Keys that are computed (`words[handle.title]`) count when some file of the web names them at all. */
const isReached = (names: ReadonlySet<string>, named: ReadonlySet<string>, key: string) =>
  names.has(key) ||
  [...names].some((name) => name.endsWith('*') && name.length > 1 && key.startsWith(name.slice(0, -1))) ||
  (names.has('*') && named.has(key))

function missingSides({ path, languages }: Catalogue): string[] {
  const all = new Set([...languages.values()].flatMap((keys) => [...keys]))
  return ['zh-cn', 'en'].flatMap((language) =>
    [...all].filter((key) => !languages.get(language)?.has(key)).map((key) => `${path}: ${language} lacks “${key}”`),
  )
}

function chineseInCode(source: Source): string[] {
  return [...nodes(source.tree)]
    .filter(
      (node) =>
        ts.isStringLiteralLike(node) ||
        ts.isJsxText(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node),
    )
    .filter((node) => han.test(node.getText(source.tree)))
    .map(
      (node) => `${line(source, node)}: Chinese text belongs in a *.messages.ts: ${node.getText(source.tree).trim()}`,
    )
}

/** Values of the contract (states, kinds, codes), by which pages choose their words. */
const wordsOfContract = (): string[] =>
  repositoryFiles()
    .filter((path) => path.startsWith('packages/contract/src/'))
    .flatMap((path) => [...reachedNames(parse(path))])

/** One line per fault. */
export function messageFaults(): string[] {
  const sources = repositoryFiles()
    .filter((path) => path.startsWith('apps/web/src/') && /\.tsx?$/.test(path) && !isTest(path))
    .map(parse)
  const catalogues = sources.filter(({ path }) => isWords(path)).map(catalogue)
  const readers = new Map<string, Set<string>>()
  const named = new Set<string>(wordsOfContract())
  for (const source of sources) {
    const reached = reachedNames(source)
    if (!isWords(source.path)) for (const name of reached) named.add(name)
    for (const { words } of importedWords(source))
      readers.set(words, new Set([...(readers.get(words) ?? []), ...reached]))
  }
  const unused = catalogues.flatMap(({ path, languages }) => {
    const names = readers.get(path) ?? new Set<string>()
    return [...(languages.get('zh-cn') ?? [])]
      .filter((key) => !isReached(names, named, key))
      .map((key) => `${path}: nobody uses “${key}”`)
  })
  return [
    ...catalogues
      .filter(({ path, languages }) => languages.size === 0 && !isRoom(path))
      .map(({ path }) => `${path}: holds no defineMessages`),
    ...catalogues.flatMap(missingSides),
    ...unused,
    ...sources.filter(({ path }) => !isWords(path)).flatMap(chineseInCode),
  ]
}
