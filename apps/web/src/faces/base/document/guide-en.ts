/** The chapters of the English guide as written, by file. */
export const files = import.meta.glob<string>('../../../../../../docs/guide/en/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
