import { type MeshPhysicalMaterial, ShaderChunk, type ShadowMaterial, type Texture, Vector3 } from 'three'
import { lobe } from './dome.ts'

/** How many lamps shine at once: reflections, the dearest part of a sample, are then worked out once for all of them. */
export const lampCount = 4

/** Set before each draw; shared by all materials of the machine and by the floor. One entry per lamp. */
export const lightUniforms = {
  domeFrom: { value: Array.from({ length: lampCount }, () => new Vector3(0, 1, 0)) },
  domeShare: { value: new Array<number>(lampCount).fill(1) },
  domeCorrection: { value: null as Texture | null },
  floorHeight: { value: -1e6 },
}

/** Height above the floor, in model units, within which the machine's own shadow dims light from below. */
const contact = 0.7
/** Reflections are a little stronger than measured, so that metal looks bright on a page. */
const gleam = 1.3
/** Light that has bounced between parts, as a share of the unshadowed ambient; it opens up deep recesses. */
const bounce = 0.16
/** Radius of the blur of a lamp's shadow, in texels of its map, and the depth by which it is held off its caster. */
const [blur, bias] = [3, 0.0004]

const vertexVarying = `
varying vec3 studioPosition;
#include <common>`

const vertexPosition = `
#include <worldpos_vertex>
studioPosition = (modelMatrix * vec4(transformed, 1.)).xyz;`

/** Four bilinear taps on a diamond; many lamps are averaged, so no more are needed. */
const shadowLookUp = `
#include <shadowmap_pars_fragment>
float lampReaches(sampler2DShadow map, vec2 size, vec4 coordinate) {
  vec3 at = coordinate.xyz / coordinate.w;
  if (at.x < 0. || at.x > 1. || at.y < 0. || at.y > 1. || at.z > 1.) return 1.;
  vec2 far = ${blur.toFixed(1)} / size;
  vec2 near = far * .4;
  at.z -= ${bias};
  return .25 * (texture(map, at + vec3(far.x, near.y, 0.)) + texture(map, at + vec3(-near.x, far.y, 0.))
    + texture(map, at - vec3(far.x, near.y, 0.)) + texture(map, at + vec3(near.x, -far.y, 0.)));
}`

const fragmentHead = `
uniform vec3 domeFrom[${lampCount}];
uniform float domeShare[${lampCount}];
uniform sampler2D domeCorrection;
uniform float floorHeight;
varying vec3 studioPosition;
#include <common>
vec2 studioMap(vec3 d) {
  return vec2(atan(d.z, d.x) * RECIPROCAL_PI2 + .5, asin(clamp(d.y, -1., 1.)) * RECIPROCAL_PI + .5);
}`

/** What one lamp gives: rgb is irradiance, a is how much of the reflection around its direction is open. */
const fragmentLamp = `
vec4 lamp(vec3 from, float share, vec3 power, float reached, vec3 normal, vec3 mirrored, float above) {
  float facing = dot(normal, from);
  float held = from.y < 0. ? above : 1.;
  float seen = mix(1., reached, smoothstep(-.1, .15, facing));
  float shape = ${lobe.floor.toFixed(3)} + pow(max(0., dot(mirrored, from)), ${lobe.exponent.toFixed(1)});
  return vec4(power * max(0., facing) * reached, seen * shape * share) * held;
}`

/**
 * Diffuse light comes from the shadowed lamps of this draw. Reflections come from the whole sky at once and are
 * dimmed by what these lamps cannot reach around the mirrored direction; over all draws that is a shadowed reflection.
 */
const fragmentLamps = `
vec3 normalInWorld = inverseTransformDirection(geometryNormal, viewMatrix);
vec3 mirrored = inverseTransformDirection(reflect(-geometryViewDir, geometryNormal), viewMatrix);
float above = mix(.3, 1., smoothstep(0., ${contact.toFixed(2)}, studioPosition.y - floorHeight));
vec4 lit = vec4(0.);
#pragma unroll_loop_start
for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
  lit += lamp(domeFrom[ i ], domeShare[ i ], directionalLights[ i ].color, lampReaches(directionalShadowMap[ i ], directionalLightShadows[ i ].shadowMapSize, vDirectionalShadowCoord[ i ]), normalInWorld, mirrored, above);
}
#pragma unroll_loop_end
lit *= ${(1 / lampCount).toFixed(4)};
reflectedLight.directDiffuse = lit.rgb * RECIPROCAL_PI * material.diffuseContribution
  * texture2D(domeCorrection, studioMap(normalInWorld)).r;
`

/** Only a fraction of the ambient is used, so its look-up in the sky is replaced by a gradient from floor to ceiling. */
const fragmentAmbient = ShaderChunk.lights_fragment_maps.replace(
  'getIBLIrradiance( geometryNormal )',
  'vec3(3.3 + 1.1 * normalInWorld.y)',
)

const fragmentEnd = `
#include <lights_fragment_end>
{
  float reflecting = ${gleam.toFixed(2)} * lit.a * texture2D(domeCorrection, studioMap(mirrored)).g;
  reflectedLight.indirectDiffuse *= ${bounce.toFixed(2)};
  reflectedLight.indirectSpecular *= reflecting;
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect *= reflecting;
  #endif
}`

/** Three's chunk with its loop over directional lights replaced by ours. */
function lampsInstead(chunk: string): string {
  const from = chunk.indexOf('#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )')
  const to = chunk.indexOf('#if ( NUM_RECT_AREA_LIGHTS > 0 )')
  if (from < 0 || to < from) throw new Error('This version of three arranges its lights in another way.')
  return chunk.slice(0, from) + fragmentLamps + chunk.slice(to)
}

/** Makes a material answer to the dome of sampled lights. */
export function lightByDome(material: MeshPhysicalMaterial): void {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, lightUniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', vertexVarying)
      .replace('#include <worldpos_vertex>', vertexPosition)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', fragmentHead)
      .replace('#include <shadowmap_pars_fragment>', shadowLookUp + fragmentLamp)
      .replace('#include <lights_fragment_begin>', lampsInstead(ShaderChunk.lights_fragment_begin))
      .replace('#include <lights_fragment_maps>', fragmentAmbient)
      .replace('#include <lights_fragment_end>', fragmentEnd)
  }
}

/** Makes the floor's shadow the weighted mean over the lamps (weights in `domeShare`), not their product. */
export function shadeByDome(material: ShadowMaterial): void {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, lightUniforms)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `uniform float domeShare[${lampCount}];\n#include <common>`)
      .replace('#include <shadowmap_pars_fragment>', shadowLookUp)
      .replace('#include <shadowmask_pars_fragment>', '')
      .replace(
        'void main() {',
        `void main() {
  float kept = 0.;
  #pragma unroll_loop_start
  for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
    kept += domeShare[ i ] * (1. - lampReaches(directionalShadowMap[ i ], directionalLightShadows[ i ].shadowMapSize, vDirectionalShadowCoord[ i ]));
  }
  #pragma unroll_loop_end`,
      )
      .replace('opacity * ( 1.0 - getShadowMask() )', 'opacity * kept')
  }
}
