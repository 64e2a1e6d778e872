import { decide, patentNumber, uscc } from '@portal/testkit/factories'
import { newMobile, sentCode } from '@portal/testkit/entrance'
import { describe, expect, test } from '../fixtures.ts'
import { sidewaysScroll } from '../support/axe.ts'
import { settle } from '../support/browser.ts'
import { handsOf } from '../support/keyboard.ts'

const ENTERPRISE = '听泉密封科技有限公司'
const PRODUCT = '干气密封 TQ-30'

describe('a newcomer with nothing but a keyboard, in a window as wide as a phone', () => {
  test('registers, has the enterprise certified and publishes the first product', async ({ open, stage }) => {
    const { page, visit } = await open(null, { width: 390, newcomer: true })
    const hands = handsOf(page)
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const button = (name: string | RegExp) => page.getByRole('button', { name })

    await visit('/website/home')
    await hands.press(page.getByRole('link', { name: '登录', exact: true }))
    await hands.press(page.getByRole('link', { name: '注册账号' }))
    await page.getByRole('heading', { level: 1, name: '注册账号' }).waitFor()
    const mobile = newMobile()
    await hands.type(field('企业名称'), ENTERPRISE)
    await hands.type(field('用户名'), 'quiet.spring')
    await hands.type(field('密码'), 'Spring-2026-water')
    await hands.type(field('确认密码'), 'Spring-2026-water')
    await hands.type(field('手机号'), mobile)
    await hands.press(button('获取验证码'))
    await button(/秒后重新获取/).waitFor()
    await hands.type(field('验证码'), await sentCode(stage.pool, mobile))
    await hands.tick(page.getByRole('checkbox'))
    await hands.press(button(/^注\s?册$/))

    await page.waitForURL('**/entAuth')
    await settle(page)
    expect(await field('企业名称').inputValue()).toBe(ENTERPRISE)
    await hands.type(field('统一社会信用代码'), uscc())
    await hands.choose(field('所属产业'), '新装备制造业')
    await hands.choose(field('所在地区'), '浙江')
    await hands.type(field('详细地址'), '杭州市余杭区文一西路 9 号')
    await hands.type(field('姓名'), '泉听')
    await hands.type(field('手机号码'), mobile)
    await hands.type(field('电子邮箱'), 'spring@example.com')
    await hands.press(button('提交审核'))
    await page.getByText('资料正在审核中').waitFor()
    await decide(stage.as.operator, 'certification', ENTERPRISE)
    await page.getByText('认证已通过').first().waitFor()
    await hands.press(button('进入工作台'))
    await page.waitForURL('**/dashboard')

    const tour = page.getByRole('region', { name: '认识工作台' })
    await hands.press(tour.getByRole('button', { name: '知道了' }))
    await tour.waitFor({ state: 'hidden' })
    await hands.press(button('打开菜单'))
    await hands.press(page.getByRole('dialog').getByRole('link', { name: '产品管理' }))
    await page.waitForURL('**/myEnt/productManage')
    await settle(page)
    await hands.press(button('新建产品').first())
    const form = page.getByRole('dialog', { name: '新建产品' })
    await form.waitFor()
    await hands.type(form.getByLabel('产品名称'), PRODUCT)
    await hands.choose(form.getByLabel('所属产业'), '新装备制造业')
    await hands.type(form.getByLabel('一句话简介'), '零泄漏，适合高速离心压缩机。')
    await hands.type(form.getByLabel('主要功能与用途'), '压缩机轴端密封。')
    await hands.type(form.getByLabel('技术特点'), '螺旋槽端面，起停不接触。')
    await hands.type(form.getByLabel('添加专利'), patentNumber())
    await page.keyboard.press('Enter')
    await hands.press(form.getByRole('button', { name: /^登\s?记$/ }))
    const registering = page.getByRole('dialog', { name: /^登记专利/ })
    await hands.type(registering.getByLabel('发明名称'), '一种干气密封端面结构')
    await hands.press(registering.getByRole('button', { name: /^登\s?记$/ }))
    await form.getByRole('list', { name: '已关联 1 件' }).waitFor()
    await hands.press(form.getByRole('button', { name: '提交审核' }))
    await page.waitForURL(/\/myEnt\/exhibitProductSetting\/\d+$/)
    await settle(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await decide(stage.as.operator, 'basics', PRODUCT)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    expect(await visit(`/website/product/detail?id=${id}`)).toBe(200)
    await page.getByRole('heading', { level: 1, name: PRODUCT }).waitFor()
  })
})
