interface Props {
  path: string
  size?: number
  className?: string | undefined
}

/** A line drawing of one weight on a 24 px grid. Decoration only: the words stand beside it or in the label of what holds it. */
export function LineIcon({ path, size = 20, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
