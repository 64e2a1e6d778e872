/** Content security policies of architecture.md §5. */

/** Videos that come in pieces are put together by script; it hands them to the player by an address of its own. */
const videos = "media-src 'self' blob:"

const common = "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'self'"

/** Lets scripts of ours compile WebAssembly, which unpacks 3D models; text is still never run. */
const wasm = "'wasm-unsafe-eval'"

/** Website: no nonces, since its HTML is cached; hashes for the one inline script and the inlined style sheet. */
export const websitePolicy = (scriptHash: string, styleHash: string): string =>
  `default-src 'self'; script-src 'self' ${wasm} ${scriptHash}; style-src 'self' ${styleHash}; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; ${videos}; ${common}`

/** A page for frames on other sites: only what is of ours, read and drawn; it posts nothing and plays nothing. */
export const framedPolicy = (scriptHash: string, styleHash: string): string =>
  `default-src 'none'; script-src 'self' ${wasm} ${scriptHash}; style-src 'self' ${styleHash}; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`

/** Workbench and console: nonce scripts; inline styles, without which antd's watermark vanishes; local pictures before they are uploaded. */
export const shellPolicy = (nonce: string): string =>
  `default-src 'self'; script-src 'self' ${wasm} 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self' blob:; ${videos}; ${common}`

/** While developing, Vite puts inline scripts and a WebSocket into the page. */
export const developmentPolicy = `default-src 'self'; script-src 'self' ${wasm} 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:; ${videos}; ${common}`
