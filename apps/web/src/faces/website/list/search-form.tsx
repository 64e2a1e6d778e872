import { useLocation } from 'react-router'
import page from '../../../ui/page.module.css'
import { QueryForm } from '../../../ui/query-form.tsx'
import css from './search-form.module.css'

interface Props {
  path: string
  keywords: string
  words: { search: string; searchHint: string; searchButton: string }
}

/** Keywords together with the filters that are set. */
export function SearchForm({ path, keywords, words }: Props) {
  const { search } = useLocation()
  const kept = [...new URLSearchParams(search)].filter(([key]) => key !== 'keywords' && key !== 'pageNum')
  return (
    <QueryForm className={css['search']} action={path} role="search" aria-label={words.search}>
      <input
        key={keywords}
        type="search"
        name="keywords"
        defaultValue={keywords}
        maxLength={100}
        aria-label={words.search}
        placeholder={words.searchHint}
      />
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <button type="submit" className={`${page['button']} ${page['small']}`}>
        {words.searchButton}
      </button>
    </QueryForm>
  )
}
