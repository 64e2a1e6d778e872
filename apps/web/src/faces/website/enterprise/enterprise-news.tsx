import { useMessages } from '../../../lib/i18n/language.ts'
import page from '../../../ui/page.module.css'
import { Section } from '../../../ui/section.tsx'
import { ArticleList } from '../expo/article-list.tsx'
import type { ArticleView } from '../expo/expo-view.ts'
import { enterpriseNewsMessages } from './enterprise-news.messages.ts'

/** What was written about the products of an enterprise. */
export default function EnterpriseNews({ articles }: { articles: readonly ArticleView[] }) {
  const t = useMessages(enterpriseNewsMessages)
  return (
    <Section className={page['section']} id="news" title={t.title} note={t.note}>
      <ArticleList articles={articles} />
    </Section>
  )
}
