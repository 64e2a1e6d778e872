/** How parts look: as they are, lit up under the pointer, or ghosted when another one is chosen. */
import { Color, type Material, Mesh, MeshStandardMaterial, type Object3D } from 'three'

export interface Colours {
  /** Of what steps back, and of what is lit; as in CSS. */
  ghost: string
  light: string
}

const GHOST_OPACITY = 0.13
const LIGHT = 0.22

type Look = 'own' | 'light' | 'ghost'

const meshesIn = (objects: Iterable<Object3D>): Set<Mesh> => {
  const found = new Set<Mesh>()
  for (const object of objects) {
    object.traverse((each) => {
      if (each instanceof Mesh) found.add(each)
    })
  }
  return found
}

export interface PartLook {
  /** Shows these objects as chosen (null: none is, nothing steps back) and those as lit. */
  show(chosen: readonly Object3D[] | null, lit: readonly Object3D[]): void
  setColours(colours: Colours): void
  dispose(): void
}

/** Dresses the meshes under `root`; their own materials stay untouched. */
export function createPartLook(root: Object3D, colours: Colours): PartLook {
  const own = new Map<Mesh, Material>()
  for (const mesh of meshesIn([root])) own.set(mesh, mesh.material as Material)
  const lights = new Map<Material, Material>()
  const ghost = new MeshStandardMaterial({
    transparent: true,
    opacity: GHOST_OPACITY,
    depthWrite: false,
    metalness: 0,
    roughness: 1,
  })

  const lightOf = (material: Material): Material => {
    const known = lights.get(material)
    if (known) return known
    const lit = material.clone()
    if (lit instanceof MeshStandardMaterial) {
      lit.emissive = new Color(colours.light)
      lit.emissiveIntensity = LIGHT
      lit.emissiveMap = null
    }
    lights.set(material, lit)
    return lit
  }

  function dress(mesh: Mesh, material: Material, look: Look): void {
    mesh.material = look === 'ghost' ? ghost : look === 'light' ? lightOf(material) : material
    // What is behind a ghost shines through it in the right order.
    mesh.renderOrder = look === 'ghost' ? 1 : 0
  }

  function setColours(next: Colours): void {
    colours = next
    ghost.color.set(next.ghost)
    for (const lit of lights.values()) if (lit instanceof MeshStandardMaterial) lit.emissive.set(next.light)
  }
  setColours(colours)

  return {
    show(chosen, lit) {
      const kept = chosen && meshesIn(chosen)
      const bright = meshesIn(lit)
      for (const [mesh, material] of own) {
        const stepsBack = kept !== null && !kept.has(mesh) && !bright.has(mesh)
        dress(mesh, material, stepsBack ? 'ghost' : bright.has(mesh) ? 'light' : 'own')
      }
    },
    setColours,
    dispose() {
      ghost.dispose()
      for (const lit of lights.values()) lit.dispose()
      for (const [mesh, material] of own) mesh.material = material
    },
  }
}
