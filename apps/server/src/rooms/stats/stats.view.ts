import type { Course, KeyFigure, StatsDashboard, Trend } from '@portal/contract/stats'

type Valued = { figure: string; value: number }
type Labelled = { label: string; value: number }

/** Trends over labels; where nothing was counted, nothing happened. */
export function courseView(
  labels: string[],
  seen: readonly Trend[],
  counted: readonly (Valued & Labelled)[],
  medians: readonly Labelled[],
): Course {
  const known = new Map(counted.map(({ figure, label, value }) => [`${figure} ${label}`, value]))
  const middle = new Map(medians.map(({ label, value }) => [label, Math.round(value * 10) / 10]))
  return {
    labels,
    trends: seen.map((trend) => ({ trend, values: labels.map((label) => known.get(`${trend} ${label}`) ?? 0) })),
    medianMinutes: labels.map((label) => middle.get(label) ?? null),
  }
}

/** Figures with what they were. */
export function figuresView(
  seen: readonly KeyFigure[],
  now: readonly Valued[],
  before: readonly Valued[],
): StatsDashboard['figures'] {
  const of = (list: readonly Valued[], figure: string) => list.find((one) => one.figure === figure)?.value
  return seen.map((figure) => ({ figure, value: of(now, figure) ?? 0, before: of(before, figure) ?? null }))
}

/** Enterprises and products side by side, by industry or by region; null for what may not be seen. */
export function sharesView(
  by: 'industry' | 'region',
  parts: readonly (Valued & { part: string })[],
  seen: readonly KeyFigure[],
): StatsDashboard['byIndustry'] {
  const of = (figure: string) =>
    new Map(parts.filter((one) => one.figure === figure).map((one) => [one.part, one.value]))
  const enterprises = of(`enterprise.${by}`)
  const products = of(`product.${by}`)
  const codes = [...new Set([...enterprises.keys(), ...products.keys()])]
  const count = (values: Map<string, number>, figure: KeyFigure, code: string) =>
    seen.includes(figure) ? (values.get(code) ?? 0) : null
  return codes
    .map((part) => ({
      part,
      enterprises: count(enterprises, 'enterprise', part),
      products: count(products, 'product.public', part),
    }))
    .filter((share) => Boolean(share.enterprises) || Boolean(share.products))
    .toSorted(
      (one, other) => (other.products ?? 0) - (one.products ?? 0) || (other.enterprises ?? 0) - (one.enterprises ?? 0),
    )
}
