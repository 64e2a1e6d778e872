/** The package describes its whole build only; the light one (no alternate audio, no encryption) has the same shape. */
declare module 'hls.js/light' {
  export { default as Hls } from 'hls.js'
}
