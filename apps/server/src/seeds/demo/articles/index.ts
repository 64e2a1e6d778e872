/** What the platform published in the demonstration, the oldest first. */
import type { ArticleLine } from './article-line.ts'
import { expoArticles } from './expos.ts'
import { guideArticles } from './guides.ts'
import { industryArticles } from './industry.ts'
import { laboratoryArticles } from './laboratories.ts'
import { platformArticles } from './platform.ts'
import { policyArticles } from './policy.ts'
import { reportArticles } from './reports.ts'
import { storyArticles } from './stories.ts'

export const articles: ArticleLine[] = [
  ...policyArticles,
  ...platformArticles,
  ...industryArticles,
  ...storyArticles,
  ...laboratoryArticles,
  ...guideArticles,
  ...reportArticles,
  ...expoArticles,
].toSorted((one, other) => other.days - one.days)
