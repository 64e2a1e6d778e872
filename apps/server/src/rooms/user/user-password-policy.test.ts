import { describe, expect, test } from 'vitest'
import { isCommonPassword, passwordComplaint } from './user-password.policy.ts'

const member = { username: 'lin.qiming', mobile: '13987654321', staff: false }

describe('a password that everybody thinks of', () => {
  const everybodys = `
    123456 12345678 1234567890 654321 987654321 000000 88888888 123123 112233 123321 19900101 147258369 5201314
    qwerty qwertyuiop asdfgh zxcvbnm 1qaz2wsx !QAZ2wsx 1q2w3e4r q1w2e3r4 qwe123 abc123 abcd1234 abcdef a123456 aa123456
    password Password PASSWORD1 password123 P@ssw0rd Passw0rd! p@$$w0rd passw0rd2026 Test@1234 welcome1 iloveyou
    admin123 Admin@123 admin888 root123456 woaini1314 aaaaaa abcabc !!!!!!`
  test.each(everybodys.trim().split(/\s+/))('is known as such: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  const nobodys = `
    a-good-password the-new-password A-new-Passw0rd Another-2026 xK9!mP Tq7rZ2 晴天的下午 鑫鑫向荣88 kite8moon
    correct-horse-battery zhangwei-pump rotor.seal.4`
  test.each(nobodys.trim().split(/\s+/))('is not any other: %s', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  test('is looked for in no time, however long the text is', () => {
    for (const text of [`${'a'.repeat(255)}b`, 'ab1!'.repeat(64), 'password'.repeat(32), '1q'.repeat(128)])
      expect(typeof isCommonPassword(text)).toBe('boolean')
  })
})

describe('a password made of the own name', () => {
  test.each(['lin.qiming', 'Lin.Qiming1', 'LIN.QIMING123456', '13987654321', 'a13987654321', '87654321', '654321'])(
    'is refused: %s',
    (password) => {
      expect(passwordComplaint(password, member)).not.toBeNull()
    },
  )

  test.each(['lin.qiming likes pumps', 'rotor-654321-seal'])('is taken with enough beside it: %s', (password) => {
    expect(passwordComplaint(password, member)).toBeNull()
  })
})

test('people of the platform need twelve characters, not too simple, without the username', () => {
  const staff = { username: 'chief', mobile: '', staff: true }
  const weak = ['rotor.seal.', 'aabbaabbaabb', 'xx-CHIEF-2026-xx', 'password12345', '123456789012']
  expect(weak.filter((password) => passwordComplaint(password, staff) === null)).toEqual([])
  expect(passwordComplaint('rotor.seal.4', staff)).toBeNull()
  expect(passwordComplaint('rotor.', { ...staff, staff: false })).toBeNull()
})
