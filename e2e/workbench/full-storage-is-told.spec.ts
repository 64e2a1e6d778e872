import { settingDetail } from '@portal/contract/setting'
import { uploadAddressOf } from '@portal/testkit/tus'
import { expect, test } from '../fixtures.ts'

const MEBIBYTE = 1024 * 1024

test('an operator sets the quota of enterprises; members see how much they use, and are warned when it is nearly all', async ({
  open,
  stage,
}) => {
  const operator = await open('operator')
  await operator.visit('/console/settings')
  await operator.page.getByLabel('认证通过后').fill('100')
  await operator.isAccessible()
  await operator.page.getByRole('button', { name: '保存设置' }).click()
  await operator.page.getByText('设置已保存').waitFor()
  const { settings } = await stage.as.operator.call(settingDetail, {})
  expect(settings.storage).toEqual({ beforeApproval: 50, afterApproval: 100 })

  const member = await open('demo')
  await member.visit('/dashboard')
  const storage = member.page.getByRole('region', { name: '存储空间' })
  await storage.getByText(/已用 .+，共 100 MB/).waitFor()
  expect(await storage.getByRole('alert').count()).toBe(0)
  await uploadAddressOf(stage.as.demo, { kind: 'video', name: '演示.mp4', bytes: 95 * MEBIBYTE })
  await member.visit('/dashboard')
  await storage.getByText('企业存储空间即将用完').waitFor()
  await member.isAccessible()

  await operator.visit(`/console/enterprises/${stage.ids.enterprises.ours}`)
  await operator.page.getByText(/额度 100 MB/).waitFor()
})
