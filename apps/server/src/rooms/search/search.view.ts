import type { Suggestions } from '@portal/contract/search'
import { SUGGESTED_MAX } from '@portal/contract/search-address'
import { hallTitle } from '../hall/index.ts'
import type { Suggested } from './search.repo.ts'

/** What was found, in as many lines as are shown. */
export function suggestions({ products, enterprises, patents, halls }: Suggested, terms: string[]): Suggestions {
  const others = enterprises.length + patents.length + halls.length
  return {
    products: products.slice(0, SUGGESTED_MAX - others).map((row) => ({
      id: row.id,
      name: row.name,
      nameEn: row.name_en,
      enterpriseName: row.enterprise_name,
      enterpriseNameEn: row.enterprise_name_en,
    })),
    enterprises: enterprises.map((row) => ({
      id: row.id,
      name: row.name,
      nameEn: row.name_en,
      productCount: row.product_count,
    })),
    patents: patents.map((row) => ({
      id: row.id,
      number: row.number,
      title: row.title,
      titleEn: row.title_en,
      grantedOn: row.granted_on,
    })),
    halls: halls.map(({ kind, key }) => {
      const title = hallTitle(kind, key)
      return { kind, key, title: title?.['zh-cn'] ?? '', titleEn: title?.en ?? '' }
    }),
    terms,
  }
}
