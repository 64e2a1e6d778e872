/** Where a picture's bytes lie in the storage. */
export const pictureFolder = (id: string): string => `picture/${id.slice(0, 2)}/${id}/`
export const originalKey = (id: string): string => `${pictureFolder(id)}original`
export const renditionKey = (id: string, width: number, format: 'webp' | 'avif'): string =>
  `${pictureFolder(id)}${width}.${format}`
