/** The empty document in which workbench and console start. */
import type { Renderer } from '@portal/contract/renderer'
import type { ShellFiles, WebSource } from './renderer.ts'

const tag = (nonce: string, body: string): string => `<script nonce="${nonce}">${body}</script>`

export function shellHtml(
  source: Pick<WebSource, 'entry' | 'build'>,
  { scripts, styles, laterStyles }: ShellFiles,
  renderer: Renderer,
  { nonce, hostCookie }: { nonce: string; hostCookie: boolean },
): string {
  const words = renderer.shellWords
  const both = (key: 'oldBrowser' | 'needsScript'): string =>
    `${words['zh-cn'][key]}<br><span lang="en">${words.en[key]}</span>`
  return [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<meta name="build" content="${source.build}">`,
    ...(hostCookie ? ['<meta name="credential" content="host">'] : []),
    '<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/touch-180.png"><link rel="manifest" href="/manifest.webmanifest">',
    tag(nonce, renderer.inlineScript),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...laterStyles.map((href) => `<link rel="preload" as="style" href="${href}">`),
    ...source.entry.map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`),
    `</head><body><p id="old-browser" class="old-browser" hidden>${both('oldBrowser')}</p>`,
    `<noscript><p class="old-browser">${both('needsScript')}</p></noscript><div id="root"></div></body></html>`,
  ].join('')
}
