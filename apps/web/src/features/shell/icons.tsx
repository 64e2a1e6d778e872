import { LineIcon } from '../../ui/line-icon.tsx'

/** Line icons of the shell, of one weight on a 24 px grid. */
export const iconPaths = {
  menu: 'M4 7h16M4 12h10M4 17h16',
  fold: 'M4 7h16M10 12h10M4 17h16M7 10l-3 2 3 2',
  unfold: 'M4 7h16M4 12h10M4 17h16M17 10l3 2-3 2',
  product: 'm12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  bell: 'M18 16H6c1.5-1.6 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 0 4.4 1.5 6ZM10 19a2 2 0 0 0 4 0',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  auto: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 4v16M12 8h4.9M12 12h7.9M12 16h6.9',
  language: 'M3 6h10M8 4v2M11 6c-.8 3.6-3.4 6.4-7 8M5.5 8.5C6.7 11 8.6 12.8 11 14M12.5 20l4-10 4 10M14 16.5h5',
  size: 'M3 18 8 6l5 12M4.7 14h6.6M15 18l3-7 3 7M16 15.8h4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.8 3.7-6 7.5-6s6.7 2.2 7.5 6',
  leave: 'M14 4H5v16h9M10 12h11M17.5 8l4 4-4 4',
  website:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z',
  down: 'm6 9 6 6 6-6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  gear: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM10.3 3h3.4l.5 2.6 1.9 1.1 2.5-.9 1.7 3-2 1.7v2.2l2 1.7-1.7 3-2.5-.9-1.9 1.1-.5 2.6h-3.4l-.5-2.6-1.9-1.1-2.5.9-1.7-3 2-1.7v-2.2l-2-1.7 1.7-3 2.5.9 1.9-1.1z',
  enlarge: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  shrink: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  home: 'm4 11 8-7 8 7v9h-5v-6H9v6H4z',
  document: 'M5 4h10a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8h6',
  project: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2',
  tour: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM15.8 8.2l-2.1 5.5-5.5 2.1 2.1-5.5z',
  close: 'm6 6 12 12M18 6 6 18',
  offline: 'M3 4l18 17M5 11.5a10 10 0 0 1 4-2.4M12.8 8.6a10 10 0 0 1 6.2 2.9M8 15a6 6 0 0 1 5.5-1.6M12 19h.01',
} as const

export type ShellIconName = keyof typeof iconPaths

interface Props {
  name: ShellIconName
  size?: number
}

export const ShellIcon = ({ name, ...rest }: Props) => <LineIcon path={iconPaths[name]} {...rest} />

/** The platform's mark: a product taken apart in layers. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#0366f2" />
      <path d="M16 5.5 25 10.7 16 15.9 7 10.7Z" fill="#fff" />
      <g fill="none" stroke="#fff" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M7 15.2 16 20.4 25 15.2" opacity=".85" />
        <path d="M7 20.4 16 25.6 25 20.4" opacity=".55" />
      </g>
    </svg>
  )
}
