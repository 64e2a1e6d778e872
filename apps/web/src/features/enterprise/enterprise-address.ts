/** Where an enterprise's page is. */
export const enterpriseAddress = (id: string): string => `/website/enterprise/detail?id=${id}`
