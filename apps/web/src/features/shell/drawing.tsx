/** Small line drawings for pages that have nothing to show: parts that are only outlined, with a dimension line. */
import css from './page-state.module.css'

const box = 'M92 26 136 50v40l-44 24-44-24V50Z'
const lid = 'm48 50 44 24 44-24'
const edges = `${lid}M92 74v40`

const drawings = {
  /** Nothing there yet. */
  empty: { body: [box, edges], dashed: true, accent: [] },
  /** Not allowed in. */
  locked: { body: [box, lid], dashed: false, accent: ['M80 91h24v15H80zM85 91v-4a7 7 0 0 1 14 0v4'] },
  /** Gone, or never there. */
  missing: { body: [box], dashed: true, accent: ['M82 66a10 10 0 1 1 14 9c-3 1.6-4 3-4 6M92 90v.5'] },
  /** Failed. */
  broken: {
    body: ['M88 24 48 46v40l40 24M96 24l40 22v40l-40 24'],
    dashed: false,
    accent: ['m92 20-6 22 12 18-12 20 6 34'],
  },
  /** Done. */
  done: { body: [box, edges], dashed: false, accent: ['m76 66 12 12 22-26'] },
  /** Waiting for somebody. */
  waiting: { body: [box, edges], dashed: true, accent: ['M92 54v14l10 6M92 88a20 20 0 1 0 0-40 20 20 0 0 0 0 40Z'] },
} as const

export type DrawingName = keyof typeof drawings

export function Drawing({ name }: { name: DrawingName }) {
  const { body, dashed, accent } = drawings[name]
  return (
    <svg
      className={css['drawing']}
      width="184"
      height="136"
      viewBox="0 0 184 136"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g className={css['thin']}>
        <path d="M48 128h88M48 122v12M136 122v12" />
        <path d="M156 26v88M150 26h12M150 114h12" />
      </g>
      <g className={css['body']} {...(dashed && { strokeDasharray: '4 5' })}>
        {body.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className={css['accent']}>
        {accent.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  )
}
