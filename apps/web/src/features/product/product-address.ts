/** Where a product's page is. */
export const productAddress = (id: string): string => `/website/product/detail?id=${id}`
