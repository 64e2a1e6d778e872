import { createDatabase } from '@portal/server/src/platform/db/open.ts'
import { publish } from '@portal/server/src/platform/events.ts'
import { createLog } from '@portal/server/src/platform/log.ts'
import { createTransactor } from '@portal/server/src/platform/transaction.ts'
import { permissionChanged } from '@portal/server/src/rooms/user/index.ts'
import { createProduct } from '@portal/testkit/factories'
import { describe, expect, test, type Stage } from '../fixtures.ts'

/** What the console will do one day: takes the roles of somebody away and tells open browsers. */
async function revokeRoles({ pool, databaseUrl }: Stage, userId: string): Promise<void> {
  await pool.query('delete from user_account_role where user_id = $1', [userId])
  const database = createDatabase(databaseUrl, { log: createLog('silent'), connections: 1 })
  await createTransactor(database.db).transact((tx) => publish(tx, permissionChanged, { userIds: [userId] }))
  await database.close()
}

describe('somebody who may only read', () => {
  test('sees the products without a way to change them', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit } = await open('viewer')
    await visit('/myEnt/productManage')
    expect(await page.getByRole('button', { name: '新建产品' }).count()).toBe(0)
    await visit(`/myEnt/productManage?edit=${productId}`)
    await page.getByRole('dialog', { name: '产品资料' }).waitFor()
    expect(await page.getByRole('button', { name: '提交审核' }).count()).toBe(0)
    await visit(`/myEnt/exhibitProductSetting/${productId}`)
    expect(await page.locator('input[type=file]').count()).toBe(0)
  })
})

describe('another enterprise', () => {
  test('cannot open the product: it reads as not there', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit } = await open('stranger')
    await visit(`/myEnt/exhibitProductSetting/${productId}`)
    await page.getByText('内容不存在').first().waitFor()
  })
})

describe('a permission that is revoked elsewhere', () => {
  test('takes the button away without a reload', async ({ open, stage }) => {
    const { page, visit } = await open('editor')
    await visit('/myEnt/productManage')
    const create = page.getByRole('button', { name: '新建产品' }).first()
    await create.waitFor()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await revokeRoles(stage, stage.ids.people.editor)
    await create.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})
