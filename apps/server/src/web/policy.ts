/** Content security policies of architecture.md §5. */
const common = "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'self'"

/** Website: no nonces, since its HTML is cached; hashes for the one inline script and the inlined style sheet. */
export const websitePolicy = (scriptHash: string, styleHash: string): string =>
  `default-src 'self'; script-src 'self' ${scriptHash}; style-src 'self' ${styleHash}; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; ${common}`

/** Workbench and console: nonce scripts; inline styles, without which antd's watermark vanishes; local pictures before they are uploaded. */
export const shellPolicy = (nonce: string): string =>
  `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self' blob:; ${common}`

/** While developing, Vite puts inline scripts and a WebSocket into the page. */
export const developmentPolicy = `default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:; ${common}`
