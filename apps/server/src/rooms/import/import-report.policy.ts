/** The report of what was wrong in a file: a CSV for spreadsheets. */
import type { Language } from '@portal/contract/kit'
import { csvHead, csvLine } from '../../platform/csv-line.ts'
import { type Problem, reasonSays } from './import-reason.policy.ts'

const headings: Record<Language, string[]> = {
  'zh-cn': ['行号', '列', '值', '问题', '处理'],
  en: ['Line', 'Column', 'Value', 'Problem', 'Outcome'],
}
const outcomes = {
  'zh-cn': { refused: '未导入', taken: '已导入，请核对' },
  en: { refused: 'not imported', taken: 'imported, please verify' },
} as const

/** The first line of the report. */
export const reportHead = (language: Language): string => csvHead(headings[language])

/** One problem as a line of it. */
export const reportLine = (problem: Problem, language: Language): string =>
  csvLine([
    String(problem.line),
    problem.column,
    problem.value,
    reasonSays(problem)[language],
    outcomes[language][problem.warning ? 'taken' : 'refused'],
  ])

/** `专利清单.xlsx` → `专利清单-导入问题.csv` */
export const reportName = (fileName: string, language: Language): string =>
  `${fileName.replace(/\.[^.]*$/, '')}-${language === 'en' ? 'import-problems' : '导入问题'}.csv`
