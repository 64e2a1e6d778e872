/** The chapters of the Chinese guide as written, by file. */
export const files = import.meta.glob<string>('../../../../../../docs/guide/zh-cn/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
