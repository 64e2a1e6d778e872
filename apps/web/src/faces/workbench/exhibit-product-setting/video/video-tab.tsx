import { PlusOutlined } from '@ant-design/icons'
import { type Media, mediaList } from '@portal/contract/file'
import type { Data } from '@portal/contract/kit'
import { getVideo, videoSave } from '@portal/contract/product-content'
import { VIDEOS_MAX } from '@portal/contract/product-document'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { ContentFrame } from '../../../../features/content/content-frame.tsx'
import { ContentHistory } from '../../../../features/content/content-history.tsx'
import { productHistory } from '../../../../features/content/history-source.tsx'
import { takeBackProduct } from '../../../../features/content/take-back.ts'
import { useContentEditor } from '../../../../features/content/use-content-editor.ts'
import { PageState, QueryState } from '../../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../../features/shell/query-client.ts'
import { call } from '../../../../lib/client.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { documentOf, draftsOf, emptyVideo, fingerprint, readdressed, type VideoDraft } from './video-draft.ts'
import { VideoFields } from './video-fields.tsx'
import { messages } from './video.messages.ts'
import css from './video.module.css'

/** The stored files of videos that are being edited, as they are by now; one query per video, shared with its fields. */
function useStoredFiles(videos: readonly VideoDraft[]): Map<string, Media> {
  const ids = videos.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))
  const found = useQueries({ queries: ids.map((id) => endpointQuery(mediaList, { body: { fileIds: [id] } })) })
  return new Map(found.flatMap(({ data }) => (data ?? []).map((media) => [media.fileId, media] as const)))
}

/** Why the videos cannot be submitted as they are. */
function useProblem(videos: readonly VideoDraft[]): string | null {
  const t = useMessages(messages)
  const stored = useStoredFiles(videos)
  if (videos.every(({ fileId }) => fileId === null)) return t.nothing
  for (const [index, { fileId, title }] of videos.entries()) {
    const name = t.video(index + 1)
    const media = stored.get(fileId ?? '')
    if (fileId === null) return t.missing(name)
    if (media?.state === 'failed') return t.failed(name)
    if (title.trim() === '') return t.untitled(name)
    if (media?.state === 'checking') return t.checking(name)
  }
  return null
}

/** `detail` is the newest revision as the server knows it. */
function VideosEditor({ detail }: { detail: Data<typeof getVideo> }) {
  const t = useMessages(messages)
  const { productId } = detail
  const editor = useContentEditor<VideoDraft[]>({
    form: `video:${productId}`,
    room: 'product',
    head: detail,
    content: draftsOf(detail),
    fingerprint,
    restored: (drafts) => readdressed(drafts, detail),
    save: (mine, options) => call(videoSave, { body: { productId, ...documentOf(mine), ...options } }, { quiet: true }),
    ...takeBackProduct(productId, 'video'),
  })
  const { content: videos, setContent } = editor
  const problem = useProblem(videos)
  const disabled = !detail.can.edit
  return (
    <ContentFrame
      editor={editor}
      problem={problem}
      extra={<ContentHistory source={productHistory(productId, 'video')} mayRestore={detail.can.edit} />}
    >
      <p className={css.lead}>{t.lead}</p>
      {videos.length === 0 && (
        <PageState drawing="empty" title={t.empty}>
          {t.emptyHint}
        </PageState>
      )}
      <Form layout="vertical" component={false}>
        {videos.map((video, at) => (
          <VideoFields
            key={video.key}
            place={`product:${productId}:video`}
            video={video}
            at={at}
            disabled={disabled}
            onChange={(change) =>
              setContent((all) => all.map((one) => (one.key === video.key ? { ...one, ...change } : one)))
            }
            onRemove={() => setContent((all) => all.filter(({ key }) => key !== video.key))}
          />
        ))}
      </Form>
      {!disabled && (
        <div data-fault={videos.length === 0 ? t.add : undefined}>
          <Button
            type="dashed"
            block
            icon={<PlusOutlined />}
            disabled={videos.length >= VIDEOS_MAX}
            onClick={() => setContent((all) => [...all, emptyVideo(all)])}
          >
            {t.add}
          </Button>
        </div>
      )}
    </ContentFrame>
  )
}

/** Editing the videos of one product. */
export function VideoTab({ productId }: { productId: string }) {
  const detail = useQuery(endpointQuery(getVideo, { body: { productId } }))
  return <QueryState query={detail}>{(found) => <VideosEditor detail={found} />}</QueryState>
}
