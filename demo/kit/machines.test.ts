import { existsSync, readFileSync } from 'node:fs'
import type { Mesh, MeshPhysicalMaterial, Object3D } from 'three'
import { describe, expect, it } from 'vitest'
import { products } from '../../apps/server/src/seeds/demo/products/index.ts'
import { type CloseUp, closeUps } from '../close-ups.ts'
import type { Anchor, ViewName } from '../studio/orders.ts'
import { viewNames } from '../studio/orders.ts'
import { machineIds } from '../studio/bundle.ts'
import type { Machine, PartData } from './machine.ts'
import { labelPrefix } from './materials.ts'

const pictures = new URL('../pictures/', import.meta.url)

async function machineOf(id: string): Promise<Machine> {
  const module: { machine: Machine } = await import(`../machines/${id}.ts`)
  return module.machine
}

/** The keys of the labels on some parts. */
function labelKeys(parts: readonly Object3D[]): Set<string> {
  const keys = new Set<string>()
  for (const part of parts) {
    part.traverse((object) => {
      const { material } = object as Mesh<never, MeshPhysicalMaterial>
      if (material?.name.startsWith(labelPrefix)) keys.add(material.name.slice(labelPrefix.length))
    })
  }
  return keys
}

/** HY-B280, RJ-25-100, UF-4×60. */
const MODEL_NUMBER = /\b[A-Z]{2,}-[A-Z]?\d+[A-Z]?(?:[-×]\d+)*/g

describe.each(await machineIds())('The %s', async (id) => {
  const machine = await machineOf(id)
  const partIds = machine.parts.map((part) => part.id)
  const model = machine.build()

  it('builds exactly the parts that its list names', () => {
    const built = model.children.map((part) => (part.userData as PartData).partId)
    expect(built.toSorted()).toEqual(partIds.toSorted())
    expect(new Set(partIds).size).toBe(partIds.length)
  })

  it('names parents that exist, and at least one core part', () => {
    const parents = machine.parts.flatMap((part) => part.parentId ?? [])
    expect(partIds).toEqual(expect.arrayContaining(parents))
    expect(machine.parts.some((part) => part.core)).toBe(true)
  })

  it('has the artwork of every label', () => {
    expect([...labelKeys([model])].toSorted()).toEqual(Object.keys(machine.labels).toSorted())
  })

  it('prints only model numbers that its page names, or that its maker sells besides', () => {
    for (const line of products) {
      const closeUp: CloseUp | undefined = line.closeUp && closeUps[line.closeUp]
      const sharesPicture = line.isVariant === true && closeUp === undefined
      if (sharesPicture || (closeUp?.machineId ?? line.machine) !== id) continue
      const parts = model.children.filter(
        (part) => closeUp?.partIds?.includes((part.userData as PartData).partId) ?? true,
      )
      const artwork = { ...machine.labels, ...closeUp?.labels }
      const printed = [...labelKeys(parts)].flatMap((key) => artwork[key]?.svg.match(MODEL_NUMBER) ?? [])
      const page = JSON.stringify(line.basics)
      const besides = new Set(products.flatMap(({ owner, basics }) => (owner === line.owner ? basics.model : [])))
      expect(printed.filter((number) => !page.includes(number) && !besides.has(number))).toEqual([])
    }
  })

  it('has its two pictures, with an anchor on every part', () => {
    const anchors = JSON.parse(readFileSync(new URL(`${id}/anchors.json`, pictures), 'utf8')) as Record<
      ViewName,
      Anchor[]
    >
    for (const view of viewNames) {
      expect(existsSync(new URL(`${id}/${view}.webp`, pictures))).toBe(true)
      expect(anchors[view].map((anchor) => anchor.partId).toSorted()).toEqual(partIds.toSorted())
      for (const { x, y } of anchors[view]) {
        expect(Math.min(x, y)).toBeGreaterThan(0)
        expect(Math.max(x, y)).toBeLessThan(1)
      }
    }
  })

  it('shows all of its parts in the exploded picture', () => {
    const anchors = JSON.parse(readFileSync(new URL(`${id}/anchors.json`, pictures), 'utf8')) as Record<
      ViewName,
      Anchor[]
    >
    expect(anchors.exploded.filter((anchor) => anchor.box === null)).toEqual([])
  })
})
