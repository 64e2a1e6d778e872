import type { Picture } from '@portal/contract/file'
import type { Data } from '@portal/contract/kit'
import { getPicDetail, picSave } from '@portal/contract/product-content'
import { PICTURES_MAX } from '@portal/contract/product-document'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ContentFrame } from '../../../features/content/content-frame.tsx'
import { ContentHistory } from '../../../features/content/content-history.tsx'
import { productHistory } from '../../../features/content/history-source.tsx'
import { useContentEditor } from '../../../features/content/use-content-editor.ts'
import { takeBackProduct } from '../../../features/content/take-back.ts'
import { CropDialog } from '../../../features/picture/crop-dialog.tsx'
import { PictureGrid } from '../../../features/picture/picture-grid.tsx'
import { PictureUploadArea, PictureUploads } from '../../../features/picture/picture-upload-area.tsx'
import { usePictureUploads } from '../../../features/picture/use-picture-uploads.ts'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './exhibit-product-setting.messages.ts'

/** Addresses of unpublished pictures are signed anew with every answer; that changes nothing. */
const fingerprint = (pictures: Picture[]): string => JSON.stringify(pictures.map(({ fileId, alt }) => [fileId, alt]))

/** Pictures of a draft, by the addresses of today where the server told them: those in the draft may have expired. */
const readdressed = (draft: Picture[], known: Picture[]): Picture[] =>
  draft.map((picture) => ({
    ...(known.find(({ fileId }) => fileId === picture.fileId) ?? picture),
    alt: picture.alt,
  }))

/** `detail` is the newest revision as the server knows it. */
function PicturesEditor({ detail }: { detail: Data<typeof getPicDetail> }) {
  const t = useMessages(messages)
  const { productId } = detail
  const editor = useContentEditor<Picture[]>({
    form: `pictures:${productId}`,
    room: 'product',
    head: detail,
    content: detail.pictures,
    fingerprint,
    restored: (draft) => readdressed(draft, detail.pictures),
    save: (mine, options) => {
      const pictures = mine.map(({ fileId, alt }) => ({ fileId, alt }))
      return call(picSave, { body: { productId, pictures, ...options } }, { quiet: true })
    },
    ...takeBackProduct(productId, 'pictures'),
  })
  const { content: pictures, setContent } = editor
  const [cropping, setCropping] = useState<Picture>()
  const uploads = usePictureUploads(PICTURES_MAX - pictures.length, (picture) => setContent((all) => [...all, picture]))
  const editable = detail.can.edit
  const cropped = (next?: Picture): void => {
    if (next) setContent((all) => all.map((one) => (one === cropping ? next : one)))
    setCropping(undefined)
  }
  return (
    <ContentFrame
      editor={editor}
      problem={pictures.length === 0 ? t.emptyProblem : null}
      extra={<ContentHistory source={productHistory(productId, 'pictures')} mayRestore={detail.can.edit} />}
    >
      {editable && (
        <div data-fault={pictures.length === 0 ? t.emptyProblem : undefined}>
          <PictureUploadArea onFiles={uploads.add} />
        </div>
      )}
      <PictureUploads uploads={uploads.uploads} onDismiss={uploads.dismiss} />
      {pictures.length === 0 ? (
        <PageState drawing="empty" title={t.empty}>
          {t.emptyHint}
        </PageState>
      ) : (
        <PictureGrid pictures={pictures} editable={editable} onChange={setContent} onCrop={setCropping} />
      )}
      {cropping && <CropDialog picture={cropping} onDone={cropped} />}
    </ContentFrame>
  )
}

/** Editing the detail pictures of one product. */
export function PicturesTab({ productId }: { productId: string }) {
  const detail = useQuery(endpointQuery(getPicDetail, { body: { productId } }))
  return <QueryState query={detail}>{(found) => <PicturesEditor detail={found} />}</QueryState>
}
