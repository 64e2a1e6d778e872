/** Pictures of the platform itself, uploaded by operators who belong to no enterprise. */
import { pictureCrop, Picture } from './file.ts'
import { endpoint } from './kit.ts'

export const operatorPictureUpload = endpoint({
  method: 'POST',
  again: 'unused',
  path: '/api/admin/file/picture',
  access: 'news:edit:any',
  summary: 'Upload one picture of the platform; it is checked by content, re-encoded and answered with its renditions.',
  consumes: 'upload',
  data: Picture,
})

/** Crops a picture of the platform: the result is a new file with new pixels, the old one stays untouched. */
export const operatorPictureCrop = endpoint({
  method: 'POST',
  again: 'unused',
  path: '/api/admin/file/crop',
  access: 'news:edit:any',
  summary: 'Crop a picture of the platform; answers the new picture.',
  body: pictureCrop.body,
  data: Picture,
})
