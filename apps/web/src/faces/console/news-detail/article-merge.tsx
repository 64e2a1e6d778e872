import { MergeDialog } from '../../../features/content/merge-dialog.tsx'
import { MergePictures } from '../../../features/content/merge-value.tsx'
import type { Merging } from '../../../features/content/use-merging.ts'
import { useDict } from '../../../features/dict/use-dict.ts'
import { useProductNames } from '../../../features/difference/use-product-names.ts'
import { ArticleText } from '../../../features/news/article-text.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import type { ArticleForm } from './article-form.ts'
import { messages } from './news-detail.messages.ts'

const bodyOf = (html: string, lang: string) => html && <ArticleText html={html} lang={lang} />

const coverOf = ({ coverPicture }: ArticleForm) => coverPicture && <MergePictures pictures={[coverPicture]} />

/** Two versions of an article, put together field by field. */
export function ArticleMerge({ merging, busy }: { merging: Merging<ArticleForm>; busy: boolean }) {
  const t = useMessages(messages)
  const { items } = useDict('news_category')
  const { mine, theirs } = merging
  const nameOf = useProductNames([...new Set([...mine.products, ...(theirs?.products ?? [])])])
  const { title, titleEn, summary, summaryEn, body, bodyEn, category, source, author, audience } = t
  const { tags, pinned, cover, products } = t
  const texts = { title, titleEn, summary, summaryEn, body, bodyEn }
  return (
    <MergeDialog
      merging={merging}
      busy={busy}
      names={{ ...texts, category, source, author, audience, tags, pinned, cover, products }}
      values={{
        body: (one) => bodyOf(one.body, 'zh-CN'),
        bodyEn: (one) => bodyOf(one.bodyEn, 'en'),
        category: (one) => items.find(({ value }) => value === one.category)?.label ?? one.category,
        audience: (one) => t[one.audience],
        cover: coverOf,
        products: (one) => one.products.map(nameOf).join('\n'),
      }}
    />
  )
}
