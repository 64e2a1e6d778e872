/** Address of an article on the website. */
export const newsAddress = (id: string): string => `/website/news/detail?id=${id}`
