import { PUBLISHED, REJECTED, UNDER_REVIEW } from '@portal/contract/content'
import type { Picture } from '@portal/contract/file'
import type { Data } from '@portal/contract/kit'
import type { getPicDetail } from '@portal/contract/product-content'
import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import { useBase } from '../../../features/content/use-base.ts'
import { DraftOffer } from '../../../features/shell/draft-offer.tsx'
import { PageState } from '../../../features/shell/page-state.tsx'
import { useDraft } from '../../../lib/drafts.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { CropDialog } from './crop-dialog.tsx'
import css from './exhibit-product-setting.module.css'
import { words } from './exhibit-product-setting.messages.ts'
import { PictureGrid } from './picture-grid.tsx'
import { UploadArea, Uploads } from './upload-area.tsx'
import { formKey, usePicturesSave, useTakePicturesBack } from './use-pictures-editor.ts'
import { useUploads } from './use-uploads.ts'

type Detail = Data<typeof getPicDetail>

/** What the person must know about the state before changing anything. */
function StateBanner({ detail }: { detail: Detail }) {
  const t = useMessages(words)
  const published = detail.publishedAt ? formatInstant(detail.publishedAt) : undefined
  const stillShown = published ? { description: t.publishedDraft(published) } : {}
  if (detail.status === REJECTED)
    return <Alert type="error" showIcon title={t.rejectedTitle} description={detail.reason} />
  if (detail.status === UNDER_REVIEW) return <Alert type="info" showIcon title={t.underReview} {...stillShown} />
  if (!published) return null
  return detail.status === PUBLISHED ? (
    <Alert type="success" showIcon title={t.published(published)} />
  ) : (
    <Alert type="info" showIcon title={t.publishedDraft(published)} />
  )
}

interface ActionsProps {
  detail: Detail
  revision: number
  pictures: Picture[]
  saving: ReturnType<typeof usePicturesSave>
  kept: boolean
}

function Actions({ detail, revision, pictures, saving, kept }: ActionsProps) {
  const t = useMessages(words)
  const take = useTakePicturesBack(detail.productId)
  const send = (submit: boolean): void => saving.mutate({ pictures, submit, revision })
  const busy = (submit: boolean): boolean => saving.isPending && saving.variables.submit === submit
  return (
    <Flex gap={8} wrap align="center" justify="end" className={css.actions ?? ''}>
      {kept && <small role="status">{t.kept}</small>}
      {detail.publishedRevision !== null && (
        <Button danger type="text" onClick={take.withdraw}>
          {t.withdraw}
        </Button>
      )}
      {detail.status === UNDER_REVIEW && <Button onClick={take.recall}>{t.recall}</Button>}
      <Button loading={busy(false)} onClick={() => send(false)}>
        {t.save}
      </Button>
      <Button type="primary" loading={busy(true)} disabled={pictures.length === 0} onClick={() => send(true)}>
        {t.submit}
      </Button>
    </Flex>
  )
}

/** Addresses of unpublished pictures are signed anew with every answer; that changes nothing. */
const fingerprint = (pictures: Picture[]): string => JSON.stringify(pictures.map(({ fileId, alt }) => [fileId, alt]))

/** Pictures of a draft, by the addresses of today where the server told them: those in the draft may have expired. */
const readdressed = (draft: Picture[], known: Picture[]): Picture[] =>
  draft.map((picture) => ({
    ...(known.find(({ fileId }) => fileId === picture.fileId) ?? picture),
    alt: picture.alt,
  }))

/** Editing the detail pictures of one product. `detail` is the newest revision as the server knows it. */
export function PicturesEditor({ detail }: { detail: Detail }) {
  const t = useMessages(words)
  const [pictures, setPictures] = useState<Picture[]>(detail.pictures)
  const [cropping, setCropping] = useState<Picture>()
  const latest = { content: detail.pictures, revision: detail.revision }
  const { base, newer, adopt } = useBase(latest, { typed: pictures, show: setPictures, fingerprint })
  const draft = useDraft(formKey(detail.productId), pictures, base.content)
  const saving = usePicturesSave(detail.productId, draft.clear, (mine) => {
    draft.setAside(mine)
    adopt()
  })
  const uploads = useUploads(pictures.length, (picture) => setPictures((all) => [...all, picture]))
  const editable = detail.can.edit
  const cropped = (next?: Picture): void => {
    if (next) setPictures((all) => all.map((one) => (one === cropping ? next : one)))
    setCropping(undefined)
  }
  return (
    <Flex vertical gap={16}>
      <StateBanner detail={detail} />
      {newer && <Alert type="warning" showIcon title={t.newer(detail.updatedBy ?? '')} />}
      <DraftOffer draft={draft} onRestore={(mine: Picture[]) => setPictures(readdressed(mine, detail.pictures))} />
      {editable && <UploadArea onFiles={uploads.add} />}
      <Uploads uploads={uploads.uploads} onDismiss={uploads.dismiss} />
      {pictures.length === 0 ? (
        <PageState drawing="empty" title={t.empty}>
          {t.emptyHint}
        </PageState>
      ) : (
        <PictureGrid pictures={pictures} editable={editable} onChange={setPictures} onCrop={setCropping} />
      )}
      {editable && (
        <Actions
          detail={detail}
          revision={base.revision}
          pictures={pictures}
          saving={saving}
          kept={draft.keptAt !== null}
        />
      )}
      {cropping && <CropDialog picture={cropping} onDone={cropped} />}
    </Flex>
  )
}
