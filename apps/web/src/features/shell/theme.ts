/** The tokens of ui/tokens.css as antd wants them; a test holds both together. */
import { theme as antdTheme, type ThemeConfig } from 'antd'

type MappingAlgorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...given: never[]) => unknown>

/** The product's colour, exactly as the specification gives it, in both themes. */
export const PRIMARY = '#0366f2'
export const RADIUS = 10

type Palette = Record<
  | 'brand'
  | 'brand-strong'
  | 'brand-soft'
  | 'brand-line'
  | 'ink'
  | 'ink-2'
  | 'ink-3'
  | 'paper'
  | 'surface'
  | 'surface-2'
  | 'line'
  | 'line-soft'
  | 'good'
  | 'good-soft'
  | 'warn'
  | 'warn-soft'
  | 'bad'
  | 'bad-soft',
  string
>

export const palettes: Record<'light' | 'dark', Palette> = {
  light: {
    brand: '#0366f2',
    'brand-strong': '#0256cc',
    'brand-soft': '#e6f0fe',
    'brand-line': '#b3d1fb',
    ink: '#0b1b33',
    'ink-2': '#3f4f66',
    'ink-3': '#5d6c82',
    paper: '#f6f8fb',
    surface: '#ffffff',
    'surface-2': '#eef2f7',
    line: '#d5deea',
    'line-soft': '#e6ecf3',
    good: '#0b7a4b',
    'good-soft': '#e3f5ec',
    warn: '#8f5200',
    'warn-soft': '#fff3df',
    bad: '#c2272d',
    'bad-soft': '#fdeaea',
  },
  dark: {
    brand: '#5a9bff',
    'brand-strong': '#82b3ff',
    'brand-soft': '#12274a',
    'brand-line': '#254a86',
    ink: '#e9eff8',
    'ink-2': '#b6c3d6',
    'ink-3': '#8fa0b8',
    paper: '#0a1322',
    surface: '#101c2f',
    'surface-2': '#16253c',
    line: '#263852',
    'line-soft': '#1c2c45',
    good: '#4fd19a',
    'good-soft': '#0f2f25',
    warn: '#f3b45c',
    'warn-soft': '#33260f',
    bad: '#ff8084',
    'bad-soft': '#3a1a1f',
  },
}

/** Seconds; design.md allows 200 ms at most. */
const motion = { motionDurationSlow: '0.2s', motionDurationMid: '0.15s' }

const tokenOf = (colours: Palette, dark: boolean): NonNullable<ThemeConfig['token']> => ({
  colorPrimary: PRIMARY,
  colorPrimaryHover: dark ? '#2d7ff7' : '#2178f5',
  colorPrimaryActive: '#0256cc',
  colorPrimaryBg: colours['brand-soft'],
  colorPrimaryBgHover: colours['brand-soft'],
  colorPrimaryBorder: colours['brand-line'],
  colorPrimaryText: colours.brand,
  colorPrimaryTextHover: colours['brand-strong'],
  colorPrimaryTextActive: colours['brand-strong'],
  colorInfo: colours.brand,
  colorInfoBg: colours['brand-soft'],
  colorInfoBorder: colours['brand-line'],
  colorLink: colours.brand,
  colorLinkHover: colours['brand-strong'],
  colorLinkActive: colours['brand-strong'],
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
  boxShadowSecondary: 'var(--shadow)',
  fontFamily: 'var(--font)',
  fontSize: 14,
  controlHeight: 36,
  controlHeightLG: 44,
  controlHeightSM: 28,
  ...motion,
})

/**
 * Where antd writes with the primary colour itself, the dark theme takes its readable sister; where it fills with the
 * page's own paper, a tint that can be seen on it.
 */
const readable = (
  { brand, 'brand-strong': strong, surface, 'surface-2': raised }: Palette,
  dark: boolean,
): NonNullable<ThemeConfig['components']> => ({
  Button: {
    defaultHoverColor: brand,
    defaultHoverBorderColor: brand,
    defaultActiveColor: strong,
    defaultActiveBorderColor: strong,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    dangerColor: dark ? '#2a0b0e' : '#fff',
  },
  Tabs: { itemSelectedColor: brand, itemHoverColor: brand, itemActiveColor: strong, inkBarColor: brand },
  Pagination: { colorPrimary: brand, colorPrimaryHover: strong },
  Badge: { colorError: palettes.light.bad },
  Segmented: { itemSelectedColor: brand, trackBg: dark ? surface : raised },
  Table: { headerBg: raised },
  // Its words are small and stand on the soft tint.
  Tag: { colorInfo: strong },
})

/** The dark algorithm dims what it is given; these colours were chosen for the dark, and the primary is the same in both. */
const undimmed: MappingAlgorithm = (seed, map) => ({
  ...(map ?? antdTheme.darkAlgorithm(seed)),
  colorPrimary: PRIMARY,
  colorLink: palettes.dark.brand,
  colorInfo: palettes.dark.brand,
  colorSuccess: palettes.dark.good,
  colorWarning: palettes.dark.warn,
  colorError: palettes.dark.bad,
})

/** The theme of antd for workbench and console; `still` takes every motion out of it. */
export const shellTheme = (dark: boolean, still = false): ThemeConfig => {
  const colours = palettes[dark ? 'dark' : 'light']
  return {
    algorithm: dark ? [antdTheme.darkAlgorithm, undimmed] : antdTheme.defaultAlgorithm,
    token: { ...tokenOf(colours, dark), motion: !still },
    components: readable(colours, dark),
    hashed: false,
  }
}
