import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room hall. */
export const hallPages = {
  pavilion: { title: ['线上展厅', 'Pavilion'], icon: 'M3 10l9-6 9 6M5 10v10M19 10v10M3 20h18M9.5 20v-7h5v7' },
  halls: { title: ['展厅与展会', 'Halls and expos'], icon: 'M3 10l9-6 9 6M5 10v10M19 10v10M3 20h18M9.5 20v-7h5v7' },
  expoEditor: { title: ['编辑展会', 'Edit expo'] },
  hallEditor: { title: ['布置展厅', 'Arrange hall'] },
} as const satisfies Record<string, PageMessages>
