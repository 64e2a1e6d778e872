/** Where bytes lie in the storage: of pictures, of all other files, of uploads that are not complete. */
export const pictureFolder = (id: string): string => `picture/${id.slice(0, 2)}/${id}/`
export const originalKey = (id: string): string => `${pictureFolder(id)}original`
export const renditionKey = (id: string, width: number, format: 'webp' | 'avif'): string =>
  `${pictureFolder(id)}${width}.${format}`

export const mediaFolder = (id: string): string => `file/${id.slice(0, 2)}/${id}/`
/** What was uploaded, or with a name what was made of it. */
export const mediaKey = (id: string, name = 'original'): string => `${mediaFolder(id)}${name}`

export const uploadFolder = (id: string): string => `upload/${id.slice(0, 2)}/${id}/`
/** `mark` keeps two who write at the same place apart. */
export const pieceKey = (id: string, start: number, mark: string): string => `${uploadFolder(id)}${start}-${mark}`
