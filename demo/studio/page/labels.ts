import { CanvasTexture, SRGBColorSpace } from 'three'
import type { LabelArtwork } from '../../kit/machine.ts'

/** Draws a label's SVG into a texture, in the Chinese face of the machine that renders. */
export async function labelTexture(artwork: LabelArtwork): Promise<CanvasTexture> {
  const { width, height, svg } = artwork
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    font-family="'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif">${svg}</svg>`
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}
