/** Whose pictures are uploaded and cropped. */
import { pictureCrop, pictureUpload } from '@portal/contract/file'
import { operatorPictureCrop, operatorPictureUpload } from '@portal/contract/file-operator'

/** The caller's enterprise's. */
export const ownPictures = { upload: pictureUpload, crop: pictureCrop }
/** The platform's own. */
export const platformPictures = { upload: operatorPictureUpload, crop: operatorPictureCrop }

export type PictureCalls = typeof ownPictures | typeof platformPictures
