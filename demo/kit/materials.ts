import { DoubleSide, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three'

/** Prefix of the names of materials that carry a printed label. */
export const labelPrefix = 'label:'

/** A physical material with a name; the name keeps meshes of one material apart after merging. */
export function material(name: string, parameters: MeshPhysicalMaterialParameters): MeshPhysicalMaterial {
  const made = new MeshPhysicalMaterial(parameters)
  made.name = name
  return made
}

/** Glossy machine paint of the given colour. */
export function paint(name: string, color: number): MeshPhysicalMaterial {
  return material(name, { color, metalness: 0, roughness: 0.42, clearcoat: 0.9, clearcoatRoughness: 0.12 })
}

/** Matt moulded plastic of the given colour. */
export function plastic(name: string, color: number): MeshPhysicalMaterial {
  return material(name, { color, metalness: 0, roughness: 0.5, clearcoat: 0.2, clearcoatRoughness: 0.4 })
}

function metal(name: string, color: number, roughness: number): MeshPhysicalMaterial {
  return material(name, { color, metalness: 1, roughness })
}

function lamp(name: string, color: number): MeshPhysicalMaterial {
  return material(name, { color, emissive: color, emissiveIntensity: 1.2, roughness: 0.4 })
}

/** The palette shared by all machines; colours are sRGB. */
export const materials = {
  steel: metal('steel', 0xc9ced3, 0.26),
  polished: metal('polished', 0xe3e6e8, 0.12),
  brushed: metal('brushed', 0xaab0b6, 0.42),
  darkMetal: metal('dark-metal', 0x50555c, 0.4),
  bronze: metal('bronze', 0xc98a4b, 0.3),
  copper: metal('copper', 0xe08a5a, 0.24),
  gold: metal('gold', 0xf2c668, 0.25),
  aluminium: metal('aluminium', 0xd4d8dc, 0.36),
  blue: paint('paint-blue', 0x0d4fa8),
  navy: paint('paint-navy', 0x16335e),
  orange: paint('paint-orange', 0xef6a12),
  red: paint('paint-red', 0xd3242b),
  green: paint('paint-green', 0x1d7a4d),
  white: material('white', { color: 0xd6dade, metalness: 0, roughness: 0.36, clearcoat: 0.5, clearcoatRoughness: 0.2 }),
  grey: plastic('grey', 0x8b9097),
  lightGrey: plastic('light-grey', 0xb9bec5),
  graphite: plastic('graphite', 0x33373c),
  rubber: material('rubber', { color: 0x26282b, metalness: 0, roughness: 0.78 }),
  ceramic: material('ceramic', { color: 0xf1eadb, metalness: 0, roughness: 0.25, clearcoat: 0.6 }),
  film: material('film', { color: 0x1668c9, metalness: 0, roughness: 0.3, clearcoat: 0.5, clearcoatRoughness: 0.15 }),
  circuitBoard: material('circuit-board', { color: 0x0d6b3f, metalness: 0, roughness: 0.35, clearcoat: 0.5 }),
  chip: plastic('chip', 0x1b1c1e),
  carbon: material('carbon', { color: 0x2a2e33, metalness: 0.2, roughness: 0.34, clearcoat: 0.8 }),
  darkGlass: material('dark-glass', { color: 0x0a1420, metalness: 0, roughness: 0.04, clearcoat: 1 }),
  clear: material('clear', {
    color: 0xdfeaf5,
    metalness: 0,
    roughness: 0.12,
    transparent: true,
    opacity: 0.3,
    clearcoat: 1,
    side: DoubleSide,
  }),
  whiteShell: material('white-shell', { color: 0xccd1d7, roughness: 0.34, clearcoat: 0.6, side: DoubleSide }),
  graphiteShell: material('graphite-shell', { color: 0x33373c, roughness: 0.48, clearcoat: 0.25, side: DoubleSide }),
  darkGlassShell: material('dark-glass-shell', { color: 0x0e1a28, roughness: 0.06, clearcoat: 1, side: DoubleSide }),
  greenLamp: lamp('green-lamp', 0x27d07a),
  blueLamp: lamp('blue-lamp', 0x2f8dff),
  redLamp: lamp('red-lamp', 0xff4038),
} as const

/**
 * A material whose picture the studio draws from `machine.labels[key]`. Lay it on a `PlaneGeometry`;
 * where the drawing has no ground, the surface below shows through.
 */
export function label(key: string): MeshPhysicalMaterial {
  return material(labelPrefix + key, {
    color: 0xffffff,
    metalness: 0,
    roughness: 0.35,
    clearcoat: 0.4,
    transparent: true,
    polygonOffset: true,
    polygonOffsetFactor: -1,
  })
}
