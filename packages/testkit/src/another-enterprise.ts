/** An approved enterprise of its own, with one owner, for tests that do something to enterprises. */
import { randomUUID } from 'node:crypto'
import { type Client, createClient } from './client.ts'
import { certify } from './factories.ts'
import { insertOrganisation, insertPerson, insertSession } from './people.ts'
import type { World } from './world.ts'

export interface AnotherEnterprise {
  id: string
  name: string
  ownerId: string
  username: string
  owner: Client
}

/** An enterprise and its owner, certified by the operator. */
export async function anotherEnterprise({ pool, origin, as }: World): Promise<AnotherEnterprise> {
  const mark = randomUUID().slice(0, 8)
  const name = `试验阀门 ${mark} 有限公司`
  const username = `owner-${mark}`
  const id = await insertOrganisation(pool, name)
  const ownerId = await insertPerson(pool, { username, nickname: '试验负责人', roles: ['OWNER'] }, id)
  const owner = createClient(origin, await insertSession(pool, ownerId))
  await certify(owner, as.operator, name)
  return { id, name, ownerId, username, owner }
}
