import { type Picture, pictureUpload } from '@portal/contract/file'
import { PARTS_MAX } from '@portal/contract/product-document'
import { useState } from 'react'
import { call } from '../../../../lib/client.ts'
import { CallError } from '../../../../lib/http.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import type { ChainContent } from './chain-content.ts'
import { type CutLayer, cutLayer } from './layer-file.ts'
import { type DrawnLayer, freeNo, partOfFile, stacked, frontFirst, wayByMarks, withWay } from './layer-place.ts'
import { layerMessages } from './layer.messages.ts'

interface Running {
  /** Which of how many is on its way. */
  at: number
  of: number
}

/** A new layer in front of all others, tied to the part that its file names. */
function added(content: ChainContent, name: string, cut: CutLayer, picture: Picture): ChainContent {
  const { exploded, assembled, parts, layers } = content
  const part = partOfFile(name, parts, layers)
  const layer: DrawnLayer = {
    no: part?.no ?? freeNo(parts, layers),
    fileId: picture.fileId,
    picture,
    x: cut.x,
    y: cut.y,
    width: cut.width,
    height: cut.height,
    dx: 0,
    dy: 0,
    z: layers.length,
  }
  const way = exploded && wayByMarks(part, exploded, assembled)
  return { ...content, layers: stacked([way ? withWay(layer, way) : layer, ...frontFirst(layers)]) }
}

/** Takes pictures of single parts one after another; what cannot be one is said by its name, the others go on. */
export function useLayerUploads(content: ChainContent, onAdded: (change: (now: ChainContent) => ChainContent) => void) {
  const t = useMessages(layerMessages)
  const [running, setRunning] = useState<Running | null>(null)
  const [faults, setFaults] = useState<string[]>([])
  const { exploded, layers } = content

  async function take(file: File, picture: Picture): Promise<string | null> {
    const cut = await cutLayer(file, picture)
    if ('fault' in cut) {
      const size = [cut.width, cut.height, picture.width, picture.height] as const
      return cut.fault === 'size' ? t.fault_size(...size) : t[`fault_${cut.fault}`]
    }
    const form = new FormData()
    form.set('file', new File([cut.blob], 'layer.png', { type: 'image/png' }))
    try {
      const stored = await call(pictureUpload, {}, { form, quiet: true })
      // While it was on its way the exploded picture may have been exchanged.
      onAdded((now) => (now.exploded?.fileId === picture.fileId ? added(now, file.name, cut, stored) : now))
      return null
    } catch (error) {
      return error instanceof CallError ? error.message : String(error)
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    if (!exploded) return
    const told: string[] = []
    setFaults([])
    const room = PARTS_MAX - layers.length
    for (const [index, file] of files.slice(0, room).entries()) {
      setRunning({ at: index + 1, of: Math.min(files.length, room) })
      const fault = await take(file, exploded)
      if (fault !== null) told.push(t.faultOf(file.name, fault))
    }
    if (files.length > room) told.push(t.tooMany(PARTS_MAX))
    setFaults(told)
    setRunning(null)
  }

  return { running, faults, add, dismiss: () => setFaults([]) }
}
