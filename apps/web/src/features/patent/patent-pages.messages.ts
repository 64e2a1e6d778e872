import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room patent. */
export const patentPages = {
  consolePatents: {
    title: ['专利数据', 'Patents'],
    icon: 'M12 3a6 6 0 0 0-3.5 10.9V17h7v-3.1A6 6 0 0 0 12 3ZM9.5 20h5M12 10v7M10 9l2 1 2-1',
  },
  consolePatent: { title: ['专利详情', 'Patent'] },
} as const satisfies Record<string, PageMessages>
