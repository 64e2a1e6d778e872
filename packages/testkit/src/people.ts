/** The people of tests: written straight into the tables, so that no test depends on signing in except those about it. */
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type pg from 'pg'

export const PASSWORD = 'Demo@123456'
/** Argon2id of PASSWORD, made once: hashing it for every test would take longer than the tests. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$15DDrM/TLUrnmse4nv0XKg$kCoSFcfHLahmKXfxqLLA8uvTiwQZcF06Ygi7pyRA42Q'

/** Another password, for accounts that are to have one that the others have not. */
export const OTHER_PASSWORD = 'Other@123456'
const OTHER_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Oaov7aqOeMAMlFsmnPmrlQ$zOqH4x3mMqi3d4QUhgMRKTktA9v1EoYBcXhSSkmHCj4'

const setHash = async (pool: pg.Pool, userId: string, hash: string): Promise<void> =>
  void (await pool.query('update user_account set password_hash = $1 where id = $2', [hash, userId]))

/** Gives a person PASSWORD again; their sessions go on. */
export const setPassword = (pool: pg.Pool, userId: string): Promise<void> => setHash(pool, userId, PASSWORD_HASH)

/** Gives a person OTHER_PASSWORD; their sessions go on. */
export const setOtherPassword = (pool: pg.Pool, userId: string): Promise<void> =>
  setHash(pool, userId, OTHER_PASSWORD_HASH)

export interface Person {
  username: string
  nickname: string
  /** Index into the enterprises below; null: a person of the platform. */
  enterprise: Enterprise | null
  roles: readonly string[]
}

/** Enterprises by what they are in tests: two that are approved, one under review, one that submitted nothing. */
export const enterprises = {
  ours: '启明泵业有限公司',
  theirs: '远山传动有限公司',
  waiting: '新芽水务有限公司',
  fresh: '初程科技有限公司',
} as const
export type Enterprise = keyof typeof enterprises

const person = (username: string, nickname: string, enterprise: Enterprise | null, ...roles: string[]): Person => ({
  username,
  nickname,
  enterprise,
  roles,
})

export const people = {
  /** Owner of the approved enterprise that tests are about. */
  demo: person('demo', '林启明', 'ours', 'OWNER'),
  editor: person('editor', '周编辑', 'ours', 'EDITOR'),
  viewer: person('viewer', '吴观察', 'ours', 'VIEWER'),
  /** Member of the same enterprise who may do nothing. */
  idle: person('idle', '郑无职', 'ours'),
  /** Owner of another approved enterprise. */
  stranger: person('stranger', '何远山', 'theirs', 'OWNER'),
  /** Owner of an enterprise under review. */
  pending: person('pending', '苏新芽', 'waiting', 'OWNER'),
  /** Owner of an enterprise that submitted nothing yet. */
  newcomer: person('newcomer', '程初', 'fresh', 'OWNER'),
  operator: person('operator', '运营小组', null, 'OPERATOR'),
  admin: person('admin', '管理员', null, 'ROOT'),
  /** Signed in, belongs to nothing, may do nothing. */
  guest: person('guest', '路人', null),
} satisfies Record<string, Person>
export type Name = keyof typeof people
export const names = Object.keys(people) as Name[]

/** Creates an enterprise that has submitted nothing; answers its id. */
export async function insertOrganisation(pool: pg.Pool, name: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('insert into organisation (name) values ($1) returning id', [name])
  return rows[0]?.id ?? ''
}

const TEXTS = new URL('../../../apps/server/src/rooms/user/', import.meta.url)

/** The version in force of a text that people agree to: the newest day that has come. */
function versionInForce(folder: 'agreements' | 'privacy'): string {
  const today = new Date().toISOString().slice(0, 10)
  const days = readdirSync(new URL(`${folder}/`, TEXTS)).map((name) => name.slice(0, 10))
  return (
    days
      .filter((day) => day <= today)
      .toSorted()
      .at(-1) ?? ''
  )
}
const inForce = { agreement: versionInForce('agreements'), privacy: versionInForce('privacy') }

/** Has somebody agree to the texts in force, unless they have: without that they are let into nothing. */
async function insertConsent(pool: pg.Pool, userId: string): Promise<void> {
  for (const [document, version] of Object.entries(inForce))
    await pool.query(
      `insert into user_consent (user_id, document, version, address, user_agent) select $1::bigint, $2, $3, 'test', ''
       where not exists (select from user_consent where user_id = $1 and document = $2 and version = $3)`,
      [userId, document, version],
    )
}

/** Creates an account with PASSWORD, whose person has agreed to the texts in force; answers its id. */
export async function insertPerson(
  pool: pg.Pool,
  who: Omit<Person, 'enterprise'>,
  organisationId: string | null,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (username, password_hash, nickname, organisation_id) values ($1, $2, $3, $4) returning id`,
    [who.username, PASSWORD_HASH, who.nickname, organisationId],
  )
  const id = rows[0]?.id ?? ''
  for (const role of who.roles)
    await pool.query('insert into user_account_role (user_id, role_code) values ($1, $2)', [id, role])
  await insertConsent(pool, id)
  return id
}

/** Opens a session without a password, of somebody who has agreed to the texts in force; answers its bearer token. */
export async function insertSession(pool: pg.Pool, userId: string): Promise<string> {
  await insertConsent(pool, userId)
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `insert into user_session (user_id, token_hash, expires_at, address) values ($1, $2, now() + interval '1 day', '127.0.0.1')`,
    [userId, createHash('sha256').update(token).digest()],
  )
  return token
}

/** Ids of all enterprises and people of tests, by name. */
export interface Ids {
  enterprises: Record<Enterprise, string>
  people: Record<Name, string>
}

/** Writes all people and enterprises. None is approved yet: that is the operator's to do. */
export async function insertEverybody(pool: pg.Pool): Promise<Ids> {
  const ids = { enterprises: {}, people: {} } as Ids
  for (const [key, name] of Object.entries(enterprises) as [Enterprise, string][]) {
    ids.enterprises[key] = await insertOrganisation(pool, name)
  }
  for (const [name, who] of Object.entries(people) as [Name, Person][]) {
    ids.people[name] = await insertPerson(pool, who, who.enterprise && ids.enterprises[who.enterprise])
  }
  return ids
}
