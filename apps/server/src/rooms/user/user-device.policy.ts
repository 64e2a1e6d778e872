/** Browser and system by what a program calls itself. Only for the eye: nothing is allowed or refused by it. */

type Sign = readonly [name: string, sign: RegExp]

/** The first that fits counts: most browsers also name those they are compatible with. */
const browsers: readonly Sign[] = [
  ['WeChat', /MicroMessenger\//],
  ['DingTalk', /DingTalk/],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Huawei Browser', /HuaweiBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['QQ Browser', /QQBrowser\//],
  ['Quark', /Quark\//],
  ['360', /360SE|QIHU/],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*Safari\//],
  ['Internet Explorer', /\bMSIE |Trident\//],
]

const systems: readonly Sign[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

const firstOf = (signs: readonly Sign[], userAgent: string): string =>
  signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? ''

/** Names of browser and system; '' where the program does not tell. */
export const programOf = (userAgent: string): { browser: string; system: string } => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
})
