/**
 * Room product: content kinds in revisions (facts with patents, pictures, exploded chain), and the website's catalogue.
 * Owns product, product_public, product_search_vector, product_count, product_featuring, product_batch,
 * product_batch_item.
 * Emits product.submitted, product.recalled, product.changed, product.hidden.
 */
export { productRoom } from './product.room.ts'
export { productRecalled, productsHidden, productSubmitted } from './product.events.ts'
export type { CreatedProduct } from './product-batch.repo.ts'
export type { ProductOutcome, StatedProduct } from './product-import.policy.ts'
export type { ProductToTake } from './product-import.service.ts'
export type { Products } from './product.service.ts'
export { productCertificates } from './product-certificate.policy.ts'
export { productHolders } from './product-holder.service.ts'
export { type NamedProductRow, productsNamedSql } from './product-named.repo.ts'
export { productBooths } from './product-booth.service.ts'
