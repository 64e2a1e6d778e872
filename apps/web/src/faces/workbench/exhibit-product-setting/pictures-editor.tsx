import type { Data } from '@portal/contract/kit'
import { PUBLISHED, REJECTED, UNDER_REVIEW } from '@portal/contract/content'
import type { Picture } from '@portal/contract/file'
import type { getPicDetail } from '@portal/contract/product'
import { Alert, Button, Empty, Flex } from 'antd'
import { useState } from 'react'
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
  if (detail.status === REJECTED)
    return <Alert type="error" showIcon title={t.rejectedTitle} description={detail.reason} />
  if (detail.status === UNDER_REVIEW)
    return (
      <Alert
        type="info"
        showIcon
        title={t.underReview}
        {...(published ? { description: t.publishedDraft(published) } : {})}
      />
    )
  if (!published) return null
  return detail.status === PUBLISHED ? (
    <Alert type="success" showIcon title={t.published(published)} />
  ) : (
    <Alert type="info" showIcon title={t.publishedDraft(published)} />
  )
}

function DraftOffer({ savedAt, onRestore, onDiscard }: { savedAt: Date; onRestore(): void; onDiscard(): void }) {
  const t = useMessages(words)
  const action = (
    <Flex gap={8}>
      <Button size="small" type="primary" onClick={onRestore}>
        {t.draftRestore}
      </Button>
      <Button size="small" onClick={onDiscard}>
        {t.draftDiscard}
      </Button>
    </Flex>
  )
  return <Alert type="info" showIcon title={t.draftFound(formatInstant(savedAt))} action={action} />
}

interface ActionsProps {
  detail: Detail
  pictures: Picture[]
  saving: ReturnType<typeof usePicturesSave>
  kept: boolean
}

function Actions({ detail, pictures, saving, kept }: ActionsProps) {
  const t = useMessages(words)
  const take = useTakePicturesBack(detail.productId)
  const send = (submit: boolean): void => saving.mutate({ pictures, submit, revision: detail.revision })
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

/** Editing the detail pictures of one product. `onTheirs` shows the newest revision again after a collision. */
export function PicturesEditor({ detail, onTheirs }: { detail: Detail; onTheirs(): void }) {
  const t = useMessages(words)
  const [pictures, setPictures] = useState<Picture[]>(detail.pictures)
  const [cropping, setCropping] = useState<Picture>()
  const draft = useDraft(formKey(detail.productId), pictures, detail.pictures)
  const saving = usePicturesSave(detail.productId, draft.clear, onTheirs)
  const uploads = useUploads(pictures.length, (picture) => setPictures((all) => [...all, picture]))
  const editable = detail.can.edit
  const cropped = (next?: Picture): void => {
    if (next) setPictures((all) => all.map((one) => (one === cropping ? next : one)))
    setCropping(undefined)
  }
  return (
    <Flex vertical gap={16}>
      <StateBanner detail={detail} />
      {draft.offered && (
        <DraftOffer
          savedAt={draft.offered.savedAt}
          onRestore={() => setPictures(draft.restore() ?? pictures)}
          onDiscard={draft.discard}
        />
      )}
      {editable && <UploadArea onFiles={uploads.add} />}
      <Uploads uploads={uploads.uploads} onDismiss={uploads.dismiss} />
      {pictures.length === 0 ? (
        <Empty
          description={
            <>
              <strong>{t.empty}</strong>
              <br />
              {t.emptyHint}
            </>
          }
        />
      ) : (
        <PictureGrid pictures={pictures} editable={editable} onChange={setPictures} onCrop={setCropping} />
      )}
      {editable && <Actions detail={detail} pictures={pictures} saving={saving} kept={draft.keptAt !== null} />}
      {cropping && <CropDialog picture={cropping} onDone={cropped} />}
    </Flex>
  )
}
