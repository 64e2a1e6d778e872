import { audiences, RELATED_PRODUCTS_MAX, TAGS_MAX } from '@portal/contract/news-admin'
import { Form, Input, Select, Switch } from 'antd'
import { DictSelect } from '../../../features/dict/dict-parts.tsx'
import { platformPictures } from '../../../features/picture/picture-calls.ts'
import { PictureSlot } from '../../../features/picture/picture-slot.tsx'
import { ProductChoice } from '../../../features/product-choice/product-choice.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import type { ArticleForm, NeededField } from './article-form.ts'
import css from './news-detail.module.css'
import { messages } from './news-detail.messages.ts'

interface Props {
  form: ArticleForm
  set(change: Partial<ArticleForm>): void
  disabled: boolean
  missing: ReadonlySet<NeededField>
}

/** All about an article but its text. */
export function MetaPanel({ form, set, disabled, missing }: Props) {
  const t = useMessages(messages)
  return (
    <section className={css.meta} aria-label={t.meta}>
      <h2>{t.meta}</h2>
      <Form.Item
        label={t.category}
        htmlFor="category"
        required
        {...(missing.has('category') && { validateStatus: 'error', help: t.categoryRequired })}
      >
        <DictSelect
          id="category"
          code="news_category"
          value={form.category === '' ? null : form.category}
          disabled={disabled}
          onChange={(category) => set({ category })}
        />
      </Form.Item>
      <Form.Item label={t.audience} htmlFor="audience">
        <Select
          id="audience"
          value={form.audience}
          disabled={disabled}
          onChange={(audience) => set({ audience })}
          options={audiences.map((value) => ({ value, label: t[value] }))}
        />
      </Form.Item>
      <Form.Item label={t.tags} htmlFor="tags" extra={t.tagsHint}>
        <Select
          id="tags"
          mode="tags"
          open={false}
          suffixIcon={null}
          value={form.tags}
          maxCount={TAGS_MAX}
          disabled={disabled}
          tokenSeparators={[',', '\uFF0C', '\u3001']}
          onChange={(tags: string[]) => set({ tags: tags.map((tag) => tag.trim().slice(0, 20)).filter(Boolean) })}
        />
      </Form.Item>
      <Form.Item label={t.source} htmlFor="source">
        <Input
          id="source"
          value={form.source}
          maxLength={60}
          disabled={disabled}
          onChange={(event) => set({ source: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={t.author} htmlFor="author">
        <Input
          id="author"
          value={form.author}
          maxLength={60}
          disabled={disabled}
          onChange={(event) => set({ author: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={t.pinned} htmlFor="pinned" layout="horizontal">
        <Switch id="pinned" checked={form.pinned} disabled={disabled} onChange={(pinned) => set({ pinned })} />
      </Form.Item>
      <p className={css.label}>{t.cover}</p>
      <PictureSlot
        label={t.cover}
        picture={form.coverPicture}
        ratio="16 / 9"
        disabled={disabled}
        calls={platformPictures}
        onChange={(coverPicture) => set({ coverPicture, cover: coverPicture?.fileId ?? null })}
      />
      <p className={css.hint}>{t.coverHint}</p>
      <section className={css.products} aria-label={t.products}>
        <p className={css.label}>{t.products}</p>
        <ProductChoice
          addLabel={t.addProduct}
          nothingToChoose={t.noProducts}
          products={form.products}
          max={RELATED_PRODUCTS_MAX}
          disabled={disabled}
          onChange={(products) => set({ products })}
        />
        <p className={css.hint}>{t.productsHint}</p>
      </section>
    </section>
  )
}
