import { settingDetail, settingSave } from '@portal/contract/setting'
import { expect, test } from '../fixtures.ts'

const RECORD = '浙ICP备2026000002号'
const PHONE = '0571-88001234'

test('two operators who change different settings at once lose neither change', async ({ open, stage }) => {
  const { operator, admin } = stage.as
  const { page, visit, isAccessible } = await open('operator')
  await visit('/console/settings')
  await page.getByLabel('ICP 备案号').fill(RECORD)
  const { settings, revision } = await admin.call(settingDetail, {})
  const contact = { ...settings.contact, phone: PHONE }
  await admin.call(settingSave, { body: { settings: { ...settings, contact }, revision } })
  await page.getByRole('button', { name: '保存设置' }).click()

  const question = page.getByRole('dialog', { name: '有人先保存了新的版本' })
  await question
    .getByRole('group', { name: /^联系方式/ })
    .getByText('只有对方改过')
    .waitFor()
  await question
    .getByRole('group', { name: /^站点与备案/ })
    .getByText('只有您改过')
    .waitFor()
  await isAccessible()
  expect((await operator.call(settingDetail, {})).settings.record.icp.number).not.toBe(RECORD)
  await question.getByRole('button', { name: '按所选保存' }).click()
  await page.getByText('设置已保存').waitFor()
  const kept = (await operator.call(settingDetail, {})).settings
  expect([kept.record.icp.number, kept.contact.phone]).toEqual([RECORD, PHONE])
})
