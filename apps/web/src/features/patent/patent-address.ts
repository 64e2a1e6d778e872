/** Where a patent's page is. */
export const patentAddress = (id: string): string => `/website/product/patent?id=${id}`
