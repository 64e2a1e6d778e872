/** The tail decides how a tree reads: no file of more than 400 lines, no function of more than 50 (components 120). */
import { readFileSync } from 'node:fs'
import ts from '../fences/typescript.ts'
import { repositoryFiles } from './sources.ts'

const FILE_LINES_MAX = 400
const FUNCTION_LINES_MAX = 50
const COMPONENT_LINES_MAX = 120
const source = /\.(tsx?|mjs|cjs|css|sql)$/
const generated = new Set(['apps/server/src/platform/db/row-types.ts'])
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

type Fn = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration
const isFunction = (node: ts.Node): node is Fn =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node)

/** `path: lines` for every file that is too long. */
export const longFiles = (): string[] =>
  repositoryFiles()
    .filter((path) => source.test(path) && !generated.has(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > FILE_LINES_MAX)
    .map(({ path, lines }) => `${path}: ${lines} lines; at most ${FILE_LINES_MAX}, better 300`)

/** The object that a function answers, if it answers one written on the spot. */
function answered({ body }: Fn): ts.ObjectLiteralExpression | undefined {
  const unwrap = (node: ts.Node | undefined): ts.Node | undefined =>
    node && (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      ? unwrap(node.expression)
      : node
  const last =
    body && ts.isBlock(body) ? body.statements.findLast((one) => ts.isReturnStatement(one))?.expression : body
  const found = unwrap(last)
  return found && ts.isObjectLiteralExpression(found) ? found : undefined
}

/** A factory answers an object of functions: its own lines are counted without theirs, and each of theirs for itself. */
const isFactory = (node: Fn): boolean =>
  (answered(node)?.properties ?? []).filter(
    (property) =>
      ts.isMethodDeclaration(property) || (ts.isPropertyAssignment(property) && isFunction(property.initializer)),
  ).length >= 2

const children = (node: ts.Node): ts.Node[] => {
  const found: ts.Node[] = []
  node.forEachChild((child) => void found.push(child))
  return found
}

function* functionsIn(node: ts.Node): Generator<Fn> {
  if (isFunction(node)) yield node
  for (const child of children(node)) yield* functionsIn(child)
}

/** The outermost functions inside a node. */
const nested = (node: ts.Node): Fn[] => children(node).flatMap((child) => (isFunction(child) ? [child] : nested(child)))

/** Names of what a function is called by, for the message. */
function nameOf(node: Fn, tree: ts.SourceFile): string {
  if (node.name) return node.name.getText(tree)
  const { parent } = node
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText(tree) : 'a function'
}

/** Lines with code on them: blank ones and those that hold only comment are free. */
function codeLines(tree: ts.SourceFile): boolean[] {
  const text = tree.text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return text.split('\n').map((line) => line.trim() !== '' && !line.trim().startsWith('//'))
}

function longFunctionsOf(path: string): string[] {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const counted = codeLines(tree)
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line
  const linesOf = (node: ts.Node) =>
    counted.slice(lineOf(node.getStart(tree)), lineOf(node.end) + 1).filter(Boolean).length
  const limit = path.endsWith('.tsx') ? COMPONENT_LINES_MAX : FUNCTION_LINES_MAX
  return [...functionsIn(tree)].flatMap((node) => {
    const inner = isFactory(node) ? nested(node.body ?? node).reduce((total, one) => total + linesOf(one), 0) : 0
    const lines = linesOf(node) - inner
    const where = `${path}:${lineOf(node.getStart(tree)) + 1}`
    return lines > limit ? [`${where}: ${nameOf(node, tree)} has ${lines} lines; at most ${limit}`] : []
  })
}

/** `path:line: name has n lines` for every function that is too long. Tests tell stories and are free. */
export const longFunctions = (): string[] =>
  repositoryFiles()
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !generated.has(path) && !path.endsWith('.messages.ts'))
    .flatMap(longFunctionsOf)
