import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** Pages and groups of the menu that belong to no room. */
export const shellPages = {
  workbench: { title: ['工作台', 'Workbench'], icon: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z' },
  myEnt: { title: ['我的企业', 'My Enterprise'] },
  personalCenter: { title: ['个人中心', 'Personal Center'] },
  showroom: { title: ['展厅', 'Halls'] },
  consoleDesk: { title: ['受理与审核', 'Reviews and requests'] },
  consoleRecords: { title: ['企业与产品', 'Enterprises and products'] },
  consoleContent: { title: ['内容与展示', 'Content'] },
  consolePeople: { title: ['用户与权限', 'Users and roles'] },
  consoleSystem: { title: ['系统', 'System'] },
} as const satisfies Record<string, PageMessages>
