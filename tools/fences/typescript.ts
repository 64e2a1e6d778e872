/** TypeScript 6, whose parser has an API; the compiler of the product (7) has none. */
export { default } from 'typescript'
