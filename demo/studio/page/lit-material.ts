import { type MeshPhysicalMaterial, ShaderChunk, type Texture, Vector3 } from 'three'
import { lobe } from './dome.ts'

/** Set before each sample; shared by all materials of the machine. */
export const lightUniforms = {
  domeFrom: { value: new Vector3(0, 1, 0) },
  domeShare: { value: 1 },
  domeCorrection: { value: null as Texture | null },
  floorHeight: { value: -1e6 },
}

/** Height above the floor, in model units, within which the machine's own shadow dims light from below. */
const contact = 0.7
/** Reflections are a little stronger than measured, so that metal looks bright on a page. */
const gleam = 1.3
/** Light that has bounced between parts, as a share of the unshadowed ambient; it opens up deep recesses. */
const bounce = 0.16

/** Only a fraction of the ambient is used, so its look-up in the sky is replaced by a gradient from floor to ceiling. */
const fragmentAmbient = ShaderChunk.lights_fragment_maps.replace(
  'getIBLIrradiance( geometryNormal )',
  'vec3(3.3 + 1.1 * inverseTransformDirection(geometryNormal, viewMatrix).y)',
)

const vertexVarying = `
varying vec3 studioPosition;
#include <common>`

const vertexPosition = `
#include <worldpos_vertex>
studioPosition = (modelMatrix * vec4(transformed, 1.)).xyz;`

const fragmentHead = `
uniform vec3 domeFrom;
uniform float domeShare;
uniform sampler2D domeCorrection;
uniform float floorHeight;
varying vec3 studioPosition;
#include <common>
vec2 studioMap(vec3 d) {
  return vec2(atan(d.z, d.x) * RECIPROCAL_PI2 + .5, asin(clamp(d.y, -1., 1.)) * RECIPROCAL_PI + .5);
}`

/**
 * Diffuse light comes from the one shadowed lamp of this sample. Reflections come from the whole sky at once and are
 * dimmed by what this lamp cannot reach around the mirrored direction; over all samples that is a shadowed reflection.
 */
const fragmentLight = `
#include <lights_fragment_end>
{
  vec3 normalInWorld = inverseTransformDirection(geometryNormal, viewMatrix);
  vec3 mirrored = inverseTransformDirection(reflect(-geometryViewDir, geometryNormal), viewMatrix);
  float facing = dot(normalInWorld, domeFrom);
  float reached = directLight.color.g / max(directionalLights[0].color.g, 1e-6);
  float seen = mix(1., reached, smoothstep(-.1, .15, facing));
  float above = domeFrom.y < 0. ? mix(.3, 1., smoothstep(0., ${contact.toFixed(2)}, studioPosition.y - floorHeight)) : 1.;
  float shape = ${lobe.floor.toFixed(3)} + pow(max(0., dot(mirrored, domeFrom)), ${lobe.exponent.toFixed(1)});
  float reflecting = ${gleam.toFixed(2)} * seen * above * shape * domeShare * texture2D(domeCorrection, studioMap(mirrored)).g;
  reflectedLight.directDiffuse *= texture2D(domeCorrection, studioMap(normalInWorld)).r * above;
  reflectedLight.directSpecular = vec3(0.);
  reflectedLight.indirectDiffuse *= ${bounce.toFixed(2)};
  reflectedLight.indirectSpecular *= reflecting;
  #ifdef USE_CLEARCOAT
    clearcoatSpecularDirect = vec3(0.);
    clearcoatSpecularIndirect *= reflecting;
  #endif
}`

/** Makes a material answer to the dome of sampled lights. */
export function lightByDome(material: MeshPhysicalMaterial): void {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, lightUniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', vertexVarying)
      .replace('#include <worldpos_vertex>', vertexPosition)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', fragmentHead)
      .replace('#include <lights_fragment_maps>', fragmentAmbient)
      .replace('#include <lights_fragment_end>', fragmentLight)
  }
}
