import { LineIcon } from './line-icon.tsx'

/** Line icons of one weight on a 24 px grid. */
const paths = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  zoom: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
} as const

export type IconName = keyof typeof paths

interface Props {
  name: IconName
  size?: number
  className?: string | undefined
}

export const Icon = ({ name, ...rest }: Props) => <LineIcon path={paths[name]} {...rest} />
