/**
 * Stands between the server and a program that works for it, and hands on what the server says: its standard input
 * ends with the server, however that ends, and then the program is ended too. Nobody else would: it would go on for
 * hours for nobody.
 */
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

const [program = '', ...args] = process.argv.slice(2)
try {
  setPriority(constants.priority.PRIORITY_LOW)
} catch {
  // Where it may not step back it works as everybody else.
}
const child = spawn(program, args, { stdio: ['pipe', 'inherit', 'inherit'] })
const end = (): void => void child.kill('SIGKILL')
child.stdin.on('error', () => undefined)
process.stdin.on('end', end).on('error', end).pipe(child.stdin)
child.once('error', () => process.exit(127))
child.once('exit', (code) => process.exit(code ?? 137))
