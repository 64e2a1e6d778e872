import type { Media } from '@portal/contract/file'
import { explodedChainDetail, explodedChainSave } from '@portal/contract/product-content'
import { type ChainPart, PARTS_MAX } from '@portal/contract/product-document'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ContentFrame } from '../../../../features/content/content-frame.tsx'
import { ContentHistory } from '../../../../features/content/content-history.tsx'
import { productHistory } from '../../../../features/content/history-source.tsx'
import { takeBackProduct } from '../../../../features/content/take-back.ts'
import { useContentEditor } from '../../../../features/content/use-content-editor.ts'
import { modelUrl } from '../../../../features/model/model-file.ts'
import { QueryState } from '../../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../../features/shell/query-client.ts'
import { useMedia } from '../../../../features/upload/use-media.ts'
import type { ModelViewer } from '../../../../heavy/model-viewer/model-viewer.ts'
import { call } from '../../../../lib/client.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import {
  type ChainContent,
  type ChainDetail,
  type ChainProblem,
  contentOf,
  documentOf,
  fingerprint,
  newPart,
  nodesOf,
  pieceOf,
  piecesOf,
  problemsOf,
  readdressed,
  withNodes,
  withoutPart,
} from './chain-content.ts'
import css from './chain.module.css'
import { messages } from './chain.messages.ts'
import { ChainLayers } from './chain-layers.tsx'
import { ChainPreview } from './chain-preview.tsx'
import { ChainSource } from './chain-source.tsx'
import { ChainStart } from './chain-start.tsx'
import { untied } from './layer-place.ts'
import { ModelTree } from './model-tree.tsx'
import { PartList } from './part-list.tsx'
import { useTakenPictures } from './use-taken-pictures.ts'

/** The address of a checked model. Its signature is renewed with every answer; the model is not loaded anew for that. */
function useModelUrl(media: Media | null | undefined): string | null {
  const [kept, setKept] = useState<{ fileId: string; url: string } | null>(null)
  if (media?.state !== 'ready') return null
  if (kept?.fileId === media.fileId) return kept.url
  const url = modelUrl(media)
  setKept({ fileId: media.fileId, url })
  return url
}

/** Problems in words: by the number of the part they are about, else by what they are. */
function useFaults(problems: readonly ChainProblem[]): ReadonlyMap<string, string> {
  const t = useMessages(messages)
  return new Map(
    problems.map((problem) =>
      'no' in problem
        ? [problem.no, t[`problem_${problem.what}`](problem.no)]
        : [problem.what, t[`problem_${problem.what}`]],
    ),
  )
}

function useChainEditor(detail: ChainDetail) {
  const t = useMessages(messages)
  const { productId } = detail
  return useContentEditor<ChainContent>({
    form: `chain:${productId}`,
    room: 'product',
    head: detail,
    content: contentOf(detail),
    fingerprint,
    restored: (draft) => readdressed(draft, detail.pictures),
    save: (mine, options) =>
      call(explodedChainSave, { body: { productId, ...documentOf(mine), ...options } }, { quiet: true }),
    words: { names: { model: t.model }, values: { model: ({ model }) => model && t.modelFile(model) } },
    ...takeBackProduct(productId, 'chain'),
  })
}

/** Making, changing and removing parts, with the one that is chosen and the pieces picked for the next. */
function useParts(editor: ReturnType<typeof useChainEditor>, nodes: ReturnType<typeof nodesOf>) {
  const t = useMessages(messages)
  const [chosen, choose] = useState<string | null>(null)
  const [picked, pick] = useState<string[]>([])
  const { parts } = editor.content
  const setParts = (change: (now: ChainPart[]) => ChainPart[]): void =>
    editor.setContent((now) => ({ ...now, parts: change(now.parts) }))
  const calledAs = (key: string | undefined): string => nodes.find((node) => node.key === key)?.name ?? ''
  return {
    chosen,
    picked,
    pick,
    choose(no: string | null): void {
      choose(no)
      pick([])
    },
    part: parts.find(({ no }) => no === chosen),
    setParts,
    /** A new part, of the picked pieces if there are any. */
    add(pieces: string[]): void {
      const part = newPart(parts, t.newName, pieces, pieces.length === 1 ? calledAs(pieces[0]) : '')
      setParts((now) => [...withNodes(now, '', pieces), part])
      choose(part.no)
      pick([])
    },
    addToChosen(): void {
      if (chosen !== null) setParts((now) => withNodes(now, chosen, picked))
      pick([])
    },
    /** A part of every piece that is in none. */
    fromPieces(): void {
      setParts((now) => {
        const taken = new Set(now.flatMap((part) => part.nodes))
        const made = [...now]
        for (const { key } of piecesOf(nodes)) {
          if (!taken.has(key) && made.length < PARTS_MAX) made.push(newPart(made, t.newName, [key], calledAs(key)))
        }
        return made
      })
    },
    change: (no: string, change: Partial<ChainPart>): void =>
      setParts((now) => now.map((part) => (part.no === no ? { ...part, ...change } : part))),
    remove(no: string): void {
      editor.setContent((now) => {
        const left = withoutPart(now.parts, no)
        return { ...now, parts: left, layers: untied(now.layers, no, left) }
      })
      if (chosen === no) choose(null)
    },
  }
}

function ChainEditor({ detail }: { detail: ChainDetail }) {
  const t = useMessages(messages)
  const { productId, productName } = detail
  const editor = useChainEditor(detail)
  const { content, setContent } = editor
  const media = useMedia(content.model)
  const nodes = nodesOf(media)
  const parts = useParts(editor, nodes)
  const [viewer, setViewer] = useState<ModelViewer | null>(null)
  const [lit, setLit] = useState<string[]>([])
  const shining = useMemo(() => [...parts.picked, ...lit], [parts.picked, lit])
  const [placing, setPlacing] = useState(false)
  const taken = useTakenPictures(({ exploded, assembled, places }) =>
    setContent((now) => ({
      ...now,
      exploded,
      assembled,
      parts: now.parts.map((part) => ({ ...part, ...places.get(part.no) })),
      layers: [],
    })),
  )
  const addPart = (): void => {
    parts.add([])
    // Without a model the next thing to say is where it is in the picture.
    setPlacing(content.exploded !== null && content.model === null)
  }
  const url = useModelUrl(media)
  const disabled = !detail.can.edit
  const faults = useFaults(problemsOf(content, media))
  const [problem = null] = faults.values()
  const isBlank = content.model === null && content.exploded === null && content.parts.length === 0
  return (
    <ContentFrame
      editor={editor}
      problem={problem}
      extra={<ContentHistory source={productHistory(productId, 'chain')} mayRestore={detail.can.edit} />}
    >
      {isBlank && <ChainStart />}
      <p className={css.hint}>{t.intro}</p>
      <ChainSource
        productId={productId}
        content={content}
        disabled={disabled}
        faults={faults}
        onChange={(change) => setContent((now) => ({ ...now, ...change }))}
        onTake={content.parts.length === 0 ? 'takeNoParts' : viewer ? () => taken.mutate(viewer) : 'takeNoModel'}
        taking={taken.isPending}
      />
      {!isBlank && (
        <div className={css.desk}>
          <div className={css.left}>
            <ChainPreview
              content={content}
              productName={productName}
              url={url}
              chosen={parts.chosen}
              lit={shining}
              placing={placing}
              onViewer={setViewer}
              onChoose={parts.choose}
              onPiece={(key) => parts.pick([pieceOf(nodes, key)])}
              onPlace={(place) => {
                if (parts.chosen !== null) parts.change(parts.chosen, place)
                setPlacing(false)
              }}
            />
          </div>
          <div className={css.right}>
            {nodes.length > 0 && (
              <ModelTree
                nodes={nodes}
                parts={content.parts}
                picked={parts.picked}
                part={parts.part}
                disabled={disabled}
                onPick={parts.pick}
                onLight={setLit}
                onNew={() => parts.add(parts.picked)}
                onAddTo={parts.addToChosen}
                onFromPieces={parts.fromPieces}
              />
            )}
            <PartList
              productId={productId}
              content={content}
              nodes={nodes}
              patents={detail.patents}
              viewer={viewer}
              disabled={disabled}
              faults={faults}
              placing={placing}
              setPlacing={setPlacing}
              chosen={parts.chosen}
              onChoose={parts.choose}
              onAdd={addPart}
              onChange={parts.change}
              onRemove={parts.remove}
            />
          </div>
        </div>
      )}
      <ChainLayers content={content} disabled={disabled} onChange={setContent} />
    </ContentFrame>
  )
}

/** Tying the parts of one product to the patents that protect them. */
export function ChainTab({ productId }: { productId: string }) {
  const detail = useQuery(endpointQuery(explodedChainDetail, { body: { productId } }))
  return <QueryState query={detail}>{(found) => <ChainEditor detail={found} />}</QueryState>
}
