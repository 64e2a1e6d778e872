/** The report of what was wrong in a file: a CSV for spreadsheets. */
import type { Language } from '@portal/contract/kit'
import { csvHead, csvLine } from '../../platform/csv-line.ts'
import { type Problem, reasonSays } from './import-reason.policy.ts'

const headings: Record<Language, string[]> = {
  'zh-cn': ['行号', '列', '值', '问题', '处理'],
  en: ['Line', 'Column', 'Value', 'Problem', 'Outcome'],
}
const outcomes = {
  'zh-cn': { leftOut: '不导入', ahead: '将导入，请核对', refused: '未导入', taken: '已导入，请核对' },
  en: {
    leftOut: 'left out',
    ahead: 'will be imported, please verify',
    refused: 'not imported',
    taken: 'imported, please verify',
  },
} as const

/** The first line of the report. */
export const reportHead = (language: Language): string => csvHead(headings[language])

function outcomeOf({ warning }: Problem, ahead: boolean): keyof (typeof outcomes)['en'] {
  if (ahead) return warning ? 'ahead' : 'leftOut'
  return warning ? 'taken' : 'refused'
}

/** One problem as a line of it; `ahead`: nothing was written yet. */
export const reportLine = (problem: Problem, language: Language, ahead: boolean): string =>
  csvLine([
    String(problem.line),
    problem.column,
    problem.value,
    reasonSays(problem, ahead)[language],
    outcomes[language][outcomeOf(problem, ahead)],
  ])

/** `专利清单.xlsx` → `专利清单-导入问题.csv` */
export const reportName = (fileName: string, language: Language): string =>
  `${fileName.replace(/\.[^.]*$/, '')}-${language === 'en' ? 'import-problems' : '导入问题'}.csv`
