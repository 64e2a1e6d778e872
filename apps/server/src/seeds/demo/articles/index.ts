/** What the platform published in the demonstration, the oldest first. */
import type { ArticleLine } from './article-line.ts'
import { industryArticles } from './industry.ts'
import { platformArticles } from './platform.ts'
import { policyArticles } from './policy.ts'

export const articles: ArticleLine[] = [...policyArticles, ...platformArticles, ...industryArticles].toSorted(
  (one, other) => other.days - one.days,
)
