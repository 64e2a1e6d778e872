/** The colours of the shell as antd wants them. */
import { theme as antdTheme, type ThemeConfig } from 'antd'
import { type ThemeColours, themeColours } from './theme-colours.ts'
import { type Palette, palettes, PRIMARY } from './theme-palette.ts'

type MappingAlgorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...given: never[]) => unknown>

export const RADIUS = 10

type Tokens = NonNullable<ThemeConfig['token']>

/** design.md allows 200 ms at most. */
const motion = { motionDurationSlow: '0.2s', motionDurationMid: '0.15s' }
/** Too short to be seen. Switched off, dialogs would open in other steps and lose the focus that a field asks for. */
const noMotion = { motionDurationSlow: '1ms', motionDurationMid: '1ms', motionDurationFast: '1ms' }

const primaryOf = ({ fill, fillHover, fillActive, brand, strong, soft, line }: ThemeColours): Tokens => ({
  colorPrimary: fill,
  colorPrimaryHover: fillHover,
  colorPrimaryActive: fillActive,
  colorPrimaryBg: soft,
  colorPrimaryBgHover: soft,
  // The ring around what has the focus, as on the website.
  colorPrimaryBorder: brand,
  lineWidthFocus: 2,
  colorPrimaryText: brand,
  colorPrimaryTextHover: strong,
  colorPrimaryTextActive: strong,
  colorInfo: brand,
  colorInfoBg: soft,
  colorInfoBorder: line,
  colorLink: brand,
  colorLinkHover: strong,
  colorLinkActive: strong,
})

const tokenOf = (colours: Palette, dark: boolean): Tokens => ({
  colorSuccess: colours.good,
  colorSuccessBg: colours['good-soft'],
  colorSuccessText: colours.good,
  colorWarning: colours.warn,
  colorWarningBg: colours['warn-soft'],
  colorWarningText: colours.warn,
  colorError: colours.bad,
  colorErrorBg: colours['bad-soft'],
  colorErrorText: colours.bad,
  colorText: colours.ink,
  colorTextHeading: colours.ink,
  colorTextSecondary: colours['ink-2'],
  colorTextTertiary: colours['ink-3'],
  colorTextDescription: colours['ink-3'],
  colorTextPlaceholder: colours['ink-3'],
  colorBgLayout: colours.paper,
  colorBgContainer: colours.surface,
  colorBgElevated: dark ? colours['surface-2'] : colours.surface,
  colorFillAlter: dark ? colours['surface-2'] : colours.paper,
  colorBorder: colours.line,
  colorBorderSecondary: colours['line-soft'],
  colorSplit: colours['line-soft'],
  borderRadius: RADIUS,
  borderRadiusLG: RADIUS,
  borderRadiusSM: 8,
  boxShadow: 'var(--shadow)',
  // In the dark a shadow alone leaves menus without an edge.
  boxShadowSecondary: dark ? '0 0 0 1px var(--line), var(--shadow)' : 'var(--shadow)',
  fontFamily: 'var(--font)',
  fontSize: 14,
  controlHeight: 36,
  controlHeightLG: 44,
  controlHeightSM: 28,
})

/**
 * Where antd writes or draws with the primary colour itself, its readable sister stands in; where it fills with the
 * page's own paper, a tint that can be seen on it.
 */
const readable = (
  { brand, strong, control, onFill, soft }: ThemeColours,
  { surface, 'surface-2': raised, 'ink-3': faint }: Palette,
  dark: boolean,
  // Half the softest tint: links in a chosen row are to be read.
  chosen = `color-mix(in srgb, ${soft} 50%, ${surface})`,
): NonNullable<ThemeConfig['components']> => ({
  Button: {
    defaultHoverColor: brand,
    defaultHoverBorderColor: brand,
    defaultActiveColor: strong,
    defaultActiveBorderColor: strong,
    primaryColor: onFill,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    dangerColor: dark ? '#2a0b0e' : '#fff',
    // By day antd lightens red under the pointer until white on it can no longer be read; darker reads better.
    ...(!dark && { colorErrorHover: '#a61f25' }),
  },
  Tabs: { itemSelectedColor: brand, itemHoverColor: brand, itemActiveColor: strong, inkBarColor: brand },
  Pagination: { colorPrimary: brand, colorPrimaryHover: strong },
  Dropdown: { colorPrimary: strong },
  Menu: { itemSelectedColor: strong },
  // By the theme's own radius a box of 16 px would be a circle, and by its line could hardly be seen.
  Checkbox: { colorPrimary: control, colorPrimaryHover: control, colorBorder: `${faint}b3`, borderRadiusSM: 4 },
  Radio: {
    colorPrimary: control,
    colorPrimaryHover: control,
    colorBorder: `${faint}b3`,
    buttonSolidCheckedColor: onFill,
  },
  Switch: { colorPrimary: control, colorPrimaryHover: control },
  Slider: { trackBg: control, trackHoverBg: control, handleColor: control },
  Steps: { colorTextLightSolid: onFill },
  DatePicker: { colorTextLightSolid: onFill },
  Badge: { colorError: palettes.light.bad },
  Segmented: { itemSelectedColor: brand, trackBg: dark ? surface : raised },
  Table: {
    headerBg: raised,
    headerSortActiveBg: raised,
    headerSortHoverBg: raised,
    bodySortBg: surface,
    rowSelectedBg: chosen,
    rowSelectedHoverBg: chosen,
  },
  // Its words are small and stand on the soft tint.
  Tag: { colorInfo: strong },
})

/** The dark algorithm dims what it is given; these colours were chosen for the dark, and the primary is the same in both. */
const undimmed =
  ({ fill, brand }: ThemeColours): MappingAlgorithm =>
  (seed, map) => ({
    ...(map ?? antdTheme.darkAlgorithm(seed)),
    colorPrimary: fill,
    colorLink: brand,
    colorInfo: brand,
    colorSuccess: palettes.dark.good,
    colorWarning: palettes.dark.warn,
    colorError: palettes.dark.bad,
  })

/** The theme of antd for workbench and console in a theme colour (`#rrggbb`); `still` takes every motion out of it. */
export const shellTheme = (dark: boolean, still = false, themeColor: string = PRIMARY): ThemeConfig => {
  const mode = dark ? 'dark' : 'light'
  const colours = themeColours(themeColor, mode)
  return {
    algorithm: dark ? [antdTheme.darkAlgorithm, undimmed(colours)] : antdTheme.defaultAlgorithm,
    token: { ...primaryOf(colours), ...tokenOf(palettes[mode], dark), ...(still ? noMotion : motion) },
    components: readable(colours, palettes[mode], dark),
    hashed: false,
  }
}
