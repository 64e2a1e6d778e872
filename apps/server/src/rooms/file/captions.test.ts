import { expect, test } from 'vitest'
import { readCaptions, withoutStyles } from './captions.policy.ts'

const captions = (...lines: string[]): string => ['WEBVTT', '', ...lines].join('\n')

test('Captions with names, settings, notes and styles are read', () => {
  const text = captions(
    'STYLE\n::cue { color: lime }\n',
    'NOTE 说明\n',
    'intro\n00:01.000 --> 00:02.500 line:90% align:start\n离心泵的叶轮\n第二行\n',
    '01:00:03.000 --> 01:00:04.000\n<v 讲解>结束',
  )
  const read = { cues: 2, endMs: 3_604_000, line: null }
  expect(readCaptions(text)).toEqual(read)
  expect(readCaptions(`\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`)).toEqual(read)
  expect(readCaptions(text.replace('WEBVTT', 'WEBVTT - 中文'))).toEqual(read)
})

test('Styles are left out, wherever they stand; what is said stays, also where it says STYLE', () => {
  const cues = ['00:01.000 --> 00:02.000', 'STYLE 是一个词', '', '00:03.000 --> 00:04.000', '结束']
  const styled = captions('STYLE', '::cue { color: lime }', '', ...cues, '', 'STYLE  ', '::cue(b) { color: red }')
  const plain = withoutStyles(styled)
  expect(plain).not.toMatch(/::cue/)
  for (const line of cues) expect(plain).toContain(line)
  expect(readCaptions(plain)).toEqual({ cues: 2, endMs: 4000, line: null })
  expect(withoutStyles(styled.replaceAll('\n', '\r\n'))).toBe(plain)
})

test.each([
  ['the head', '1\n00:00:00,000 --> 00:00:01,000\nSRT', 1],
  ['a head that runs on', 'WEBVTTX\n\n00:00.000 --> 00:01.000\na', 1],
  ['nothing said', 'WEBVTT\n\nNOTE nothing\n', 1],
  ['commas in times', captions('00:00,000 --> 00:01,000', 'a'), 3],
  ['an end before its start', captions('00:00.000 --> 00:01.000', 'a', '', '00:03.000 --> 00:02.000', 'b'), 6],
  ['times that go back', captions('00:05.000 --> 00:06.000', 'a', '', 'name', '00:03.000 --> 00:04.000', 'b'), 7],
  ['a name without times', captions('name', 'text'), 4],
  ['a line that is nothing', captions('name'), 3],
  ['a cue that runs into the next', captions('00:00.000 --> 00:01.000', 'a', '00:01.000 --> 00:02.000', 'b'), 4],
  ['settings that are none', captions('00:00.000 --> 00:01.000 onclick=alert(1)', 'a'), 3],
  ['sixty seconds', captions('00:60.000 --> 01:01.000', 'a'), 3],
])('Captions broken by %s are told by the line', (_, text, line) => {
  expect(readCaptions(text)).toEqual({ cues: 0, endMs: 0, line })
})

test('A megabyte of captions is read at once, whatever stands in it', () => {
  const started = performance.now()
  readCaptions(captions('x'.repeat(1_000_000)))
  readCaptions(captions(...Array.from({ length: 20_000 }, () => '00:00.000 --> 00:01.000\na\n')))
  readCaptions(captions(`00:00.000 --> 00:01.000${' a'.repeat(400_000)}`))
  expect(performance.now() - started).toBeLessThan(1_000)
})
