/** Finds a Chromium and a Chinese font for the end-to-end tests, or installs them. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { giveUp, say } from './say.mjs'

const WELL_KNOWN = {
  linux: [
    // Chromium without a window of its own: a tenth less work for the same page.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

/**
 * Path of a Chromium that runs: CHROMIUM_PATH, a well-known place, Playwright's, Debian's package (as root), else
 * downloaded by Playwright. Throws GiveUp when all fail. @param {string} root @param {string} node
 */
export function ensureChromium(root, node) {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (runs(given)) return given
    giveUp(
      `CHROMIUM_PATH 指定的浏览器无法运行：${given}`,
      `The browser that CHROMIUM_PATH names does not run: ${given}`,
    )
  }
  const found = findChromium(root, node)
  if (found !== undefined) return found
  installChromium(root, node)
  return (
    findChromium(root, node) ??
    giveUp(
      '没有找到 Chromium，也未能安装；请安装 Chromium 或 Chrome，或用 CHROMIUM_PATH 指定它的路径',
      'No Chromium was found or could be installed; install Chromium or Chrome, or name its path in CHROMIUM_PATH',
    )
  )
}

function findChromium(root, node) {
  const wellKnown = WELL_KNOWN[process.platform] ?? []
  return wellKnown.find(runs) ?? [playwrightsChromium(root, node)].find((path) => path !== undefined && runs(path))
}

function runs(path) {
  if (!existsSync(path)) return false
  // Chrome opens a window instead of answering on Windows; being there is enough.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
}

function playwrightsChromium(root, node) {
  const script = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { stdout } = spawnSync(node, ['-e', script], { cwd: root, encoding: 'utf8' })
  return stdout?.trim() || undefined
}

function installChromium(root, node) {
  say('正在安装 Chromium…', 'Installing Chromium…')
  if (aptInstall(['chromium-headless-shell', 'chromium'])) return
  spawnSync(node, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { cwd: root, stdio: 'inherit' })
}

/** Installs the first of the Debian packages that installs; false where we may not or cannot. @param {string[]} names */
function aptInstall(names) {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...words) => spawnSync('apt-get', ['-q', ...words], { stdio: 'inherit', env }).status === 0
  if (!apt('update')) return false
  return names.some((name) => apt('install', '-y', '--no-install-recommends', name))
}

/** Sees to a font with Chinese letters; without one the pictures show boxes, so a person is told when there is none. */
export function ensureChineseFont() {
  if (process.platform !== 'linux' || hasChineseFont()) return
  say('正在安装中文字体…', 'Installing a Chinese font…')
  if (aptInstall(['fonts-noto-cjk', 'fonts-wqy-microhei']) && hasChineseFont()) return
  giveUp(
    '没有中文字体；请安装 fonts-noto-cjk 或 fonts-wqy-microhei 后重试',
    'There is no Chinese font; install fonts-noto-cjk or fonts-wqy-microhei and try again',
  )
}

function hasChineseFont() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  if (status === 0) return stdout.trim() !== ''
  // Without fontconfig's own tool: a font file of a known name will do.
  return ['/usr/share/fonts', '/usr/local/share/fonts', join(homedir(), '.local/share/fonts')]
    .filter(existsSync)
    .some((folder) => filesIn(folder).some((name) => /cjk|wqy|han|hei|song/i.test(name)))
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [entry.name],
  )
}
