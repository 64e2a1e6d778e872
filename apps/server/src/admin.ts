/**
 * `npm run admin -- create <username>` makes an administrator, `npm run admin -- password <username>` gives one a new
 * password. On DATABASE_URL or the built-in database, whether or not the server is running. The password is typed
 * (unseen), or is the first line of the input, or ADMIN_PASSWORD.
 */
import { createInterface } from 'node:readline'
import { openDatabase, textOf } from './command.ts'
import { administratorPassword, readEnvironment } from './env.ts'
import { bilingual, type Sentence, StartError } from './platform/start-error.ts'
import { withAdministrators } from './seeds/administrator.ts'

const says = {
  usage: {
    zh: '用法：npm run admin -- create <用户名>，或 npm run admin -- password <用户名>',
    en: 'usage: npm run admin -- create <username>, or npm run admin -- password <username>',
  },
  password: { zh: '密码', en: 'Password' },
  again: { zh: '再次输入密码', en: 'Password again' },
  differs: { zh: '两次密码输入不一致', en: 'The two password entries are inconsistent' },
  created: (name: string) => ({ zh: `已创建系统管理员 ${name}`, en: `Administrator ${name} was created` }),
  changed: (name: string) => ({
    zh: `已重设 ${name} 的密码，其会话均已结束`,
    en: `${name} has a new password; all sessions ended`,
  }),
} satisfies Record<string, Sentence | ((name: string) => Sentence)>

const ENTER = new Set(['\r', '\n', '\u0004'])
const INTERRUPT = '\u0003'
const ERASE = new Set(['\u007f', '\b'])

/** Reads a line from the terminal without showing it. */
function typeUnseen(prompt: Sentence): Promise<string> {
  const { stdin, stdout } = process
  stdout.write(`${bilingual(prompt)}: `)
  stdin.setRawMode(true)
  stdin.setEncoding('utf8')
  stdin.resume()
  return new Promise((done) => {
    let typed: string[] = []
    const take = (keys: string) => {
      for (const key of keys) {
        if (key === INTERRUPT) process.exit(130)
        if (ENTER.has(key)) {
          stdin.off('data', take)
          stdin.setRawMode(false)
          stdin.pause()
          stdout.write('\n')
          return done(typed.join(''))
        }
        typed = ERASE.has(key) ? typed.slice(0, -1) : [...typed, key]
      }
    }
    stdin.on('data', take)
  })
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

async function askPassword(): Promise<string> {
  const given = administratorPassword()
  if (given !== undefined) return given
  if (!process.stdin.isTTY) return firstLine()
  const password = await typeUnseen(says.password)
  if ((await typeUnseen(says.again)) !== password) throw new StartError(says.differs)
  return password
}

/** Answers the sentence about what was done. */
async function run([command, username, ...rest]: string[]): Promise<Sentence> {
  if ((command !== 'create' && command !== 'password') || !username || rest.length > 0) {
    throw new StartError(says.usage)
  }
  const password = await askPassword()
  const database = await openDatabase(readEnvironment())
  try {
    return await withAdministrators(database.url, async (administrators) => {
      if (command === 'create') {
        await administrators.create(username, password)
        return says.created(username)
      }
      await administrators.setPassword(username, password)
      return says.changed(username)
    })
  } finally {
    await database.stop()
  }
}

try {
  process.stdout.write(`${bilingual(await run(process.argv.slice(2)))}\n`)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${textOf(error)}\n`)
  process.exit(1)
}
