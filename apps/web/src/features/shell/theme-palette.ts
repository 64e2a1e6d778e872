/** The tokens of ui/tokens.css as values; a test holds both together. */

export type Mode = 'light' | 'dark'

/** The product's colour, as the specification gives it. */
export const PRIMARY = '#0366f2'

export type Palette = Record<
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

export const palettes: Record<Mode, Palette> = {
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
