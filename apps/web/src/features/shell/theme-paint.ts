/** The theme colour as custom properties of the document, while the shell stands; the website keeps the product's own. */
import { type ThemeColours, themeColours } from './theme-colours.ts'

const declarations = ({ brand, strong, soft, line, fill, fillHover, onFill, tints }: ThemeColours): string =>
  Object.entries({
    brand,
    'brand-strong': strong,
    'brand-soft': soft,
    'brand-line': line,
    'brand-fill': fill,
    'brand-fill-hover': fillHover,
    'on-brand': onFill,
    ...Object.fromEntries(tints.map((tint, index) => [`brand-tint-${index + 1}`, tint])),
  })
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')

/**
 * Paints the theme colour (`#rrggbb`) for light and dark, until the function it answers is called. By a sheet of its
 * own, so that a switch of the theme needs no second painting and paper stays light.
 */
export function paintThemeColour(colour: string): () => void {
  const sheet = new CSSStyleSheet()
  const light = declarations(themeColours(colour, 'light'))
  const dark = declarations(themeColours(colour, 'dark'))
  sheet.replaceSync(`:root { ${light} } @media not print { :root[data-theme="dark"] { ${dark} } }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
