/** One thin drawing for each of the seven industries, by its code. */
const drawings: Record<string, string> = {
  // A chip with its pins.
  '01': 'M14 14h20v20H14zM20 20h8v8h-8zM18 14V8m6 6V8m6 6V8M18 40v-6m6 6v-6m6 6v-6M8 18h6m-6 6h6m-6 6h6m20-12h6m-6 6h6m-6 6h6',
  // A cloud over a network.
  '02': 'M15 27a7 7 0 0 1 .6-14A10 10 0 0 1 34 15a6 6 0 0 1 0 12ZM24 27v7m0 0H13v5m11-5h11v5m-11-5v5M10 39h6v4h-6zm11 0h6v4h-6zm11 0h6v4h-6z',
  // A robot arm.
  '03': 'M8 41h18M12 41v-7h10v7M17 34 13 19m0 0a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm3.5-5.5L31 17m0 0a3.5 3.5 0 1 0 0 .1Zm2 3 3 8m-4 0h8m-8 0v5m8-5v5',
  // A lattice.
  '04': 'm24 6 13 7.5v15L24 36l-13-7.5v-15ZM24 6v15m0 0 13 7.5M24 21l-13 7.5M24 36v7M11 13.5 24 21l13-7.5M11 28.5l-5 3m31-3 5 3',
  // A heart's trace.
  '05': 'M24 40S8 31 8 19.5A8.5 8.5 0 0 1 24 15a8.5 8.5 0 0 1 16 4.5C40 31 24 40 24 40ZM8.500 24H18l3-6 5 11 3-5h10.500',
  // A leaf that is measured.
  '06': 'M12 36c-4-14 6-26 27-27 1 21-9 32-23 29M12 36c5-10 12-16 19-19M12 36l-3 5m15-20v-6m0 6h7m-13 7v-5m0 5h6',
  // Compasses.
  '07': 'M24 13a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-1.500 0L12 40m13.500-27L36 40M15.500 31c5.500 3 11.500 3 17 0M9 42h30M9 39v6m30-6v6',
}

export function IndustryIcon({ code }: { code: string }) {
  return (
    <svg
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[code] ?? ''} />
    </svg>
  )
}
