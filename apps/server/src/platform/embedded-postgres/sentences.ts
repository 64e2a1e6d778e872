import type { Sentence } from '../start-error.ts'

/** What the embedded database says to people while it starts; paths are those of DATA_DIR. */
export const sentences = {
  initialising: (): Sentence => ({ zh: '正在建立内置数据库…', en: 'Creating the built-in database…' }),
  starting: (): Sentence => ({ zh: '正在启动内置数据库…', en: 'Starting the built-in database…' }),
  recovering: (): Sentence => ({
    zh: '内置数据库正在恢复上次未正常关闭时的数据…',
    en: 'The built-in database is recovering from an unclean stop…',
  }),
  adopted: (): Sentence => ({
    zh: '上次的数据库进程仍在运行，已接管，数据完好。',
    en: 'The database of the last run was still running and has been taken over; nothing is lost.',
  }),
  restarted: (): Sentence => ({
    zh: '内置数据库进程意外退出，已重新启动。',
    en: 'The built-in database stopped unexpectedly and was started again.',
  }),
  restartFailed: (reason: Sentence): Sentence => ({
    zh: `内置数据库未能重新启动，稍后再试：${reason.zh}`,
    en: `the built-in database did not start again and will be tried later: ${reason.en}`,
  }),
  vanished: (dir: string): Sentence => ({
    zh: `数据库目录 ${dir} 在服务运行时不见了；请恢复它，再重新启动服务。`,
    en: `The database folder ${dir} vanished while the server was running; put it back and start the server again.`,
  }),
  cancelled: (): Sentence => ({ zh: '启动已取消。', en: 'The start was cancelled.' }),
  inUse: (dir: string): Sentence => ({
    zh: `数据目录 ${dir} 正被另一个正在运行的服务使用；请先停止它，或用 DATA_DIR 指定别的目录。`,
    en: `The data folder ${dir} is in use by another running server; stop that one first, or choose another folder with DATA_DIR.`,
  }),
  readOnly: (dir: string): Sentence => ({
    zh: `无法写入数据目录 ${dir}（磁盘只读或没有权限）；请改正权限，或用 DATA_DIR 指定可写的目录。`,
    en: `The data folder ${dir} cannot be written (read-only disk or no permission); fix that, or choose a writable folder with DATA_DIR.`,
  }),
  diskFull: (dir: string, neededMegabytes: number): Sentence => ({
    zh: `数据目录 ${dir} 所在的磁盘空间不足；请至少腾出 ${neededMegabytes} MB 后再启动，已有数据未受影响。`,
    en: `The disk that holds the data folder ${dir} is full; free at least ${neededMegabytes} MB and start again, existing data is untouched.`,
  }),
  notAFolder: (dir: string): Sentence => ({
    zh: `数据目录 ${dir} 不能用作目录；请移走同名文件，或用 DATA_DIR 指定别的目录。`,
    en: `The data folder ${dir} cannot be used as a folder; move the file of that name away, or choose another folder with DATA_DIR.`,
  }),
  notACluster: (dir: string): Sentence => ({
    zh: `${dir} 里有文件，但不是数据库目录；为避免误删，请移走它们后再启动。`,
    en: `${dir} holds files that are not a database; move them away and start again (nothing was deleted).`,
  }),
  otherOwner: (dir: string): Sentence => ({
    zh: `数据库目录 ${dir} 属于另一个用户；请用当初启动的用户运行，或用 DATA_DIR 指定别的目录。`,
    en: `The database folder ${dir} belongs to another user; start as the user that created it, or choose another folder with DATA_DIR.`,
  }),
  noBinaries: (platform: string): Sentence => ({
    zh: `内置 PostgreSQL 不支持本系统（${platform}）；请安装 PostgreSQL 15 以上版本，并设置 DATABASE_URL。`,
    en: `The built-in PostgreSQL is not available for this system (${platform}); install PostgreSQL 15 or newer and set DATABASE_URL.`,
  }),
  cannotRun: (reason: string): Sentence => ({
    zh: `内置 PostgreSQL 无法在本机运行（${reason}）；请安装 PostgreSQL 15 以上版本，并设置 DATABASE_URL。`,
    en: `The built-in PostgreSQL cannot run on this machine (${reason}); install PostgreSQL 15 or newer and set DATABASE_URL.`,
  }),
  noUserForRoot: (dir: string): Sentence => ({
    zh: `PostgreSQL 不能以 root 运行，而普通用户进不了 ${dir}；请以普通用户启动，或把项目和 DATA_DIR 放到其他用户可进入的目录，或设置 DATABASE_URL。`,
    en: `PostgreSQL refuses to run as root and no other user can enter ${dir}; start as an ordinary user, or put the project and DATA_DIR where other users can enter, or set DATABASE_URL.`,
  }),
  otherVersion: (dir: string, found: string, expected: string): Sentence => ({
    zh: `${dir} 由 PostgreSQL ${found} 建立，内置的是 ${expected}；请用 pg_dump 迁移，或用 DATA_DIR 指定新目录。`,
    en: `${dir} was made by PostgreSQL ${found}, the built-in one is ${expected}; move the data with pg_dump, or choose a new folder with DATA_DIR.`,
  }),
  outOfMemory: (): Sentence => ({
    zh: '内存不足，内置数据库无法启动；请释放内存后再试。',
    en: 'There is not enough memory for the built-in database; free some and start again.',
  }),
  didNotStart: (reason: string, logFile: string): Sentence => ({
    zh: `内置数据库未能启动：${reason}（日志 ${logFile}）。`,
    en: `The built-in database did not start: ${reason} (log: ${logFile}).`,
  }),
  unreachable: (where: string, reason: string): Sentence => ({
    zh: `连接不上 DATABASE_URL 指定的数据库 ${where}（${reason}）；请确认它已启动，地址、账号和密码正确。`,
    en: `Cannot reach the database that DATABASE_URL names, ${where} (${reason}); check that it runs and that address, user and password are right.`,
  }),
  badUrl: (): Sentence => ({
    zh: 'DATABASE_URL 不是有效的地址；格式为 postgres://用户:密码@主机:5432/数据库。',
    en: 'DATABASE_URL is not a valid address; it reads postgres://user:password@host:5432/database.',
  }),
  tooOld: (found: string): Sentence => ({
    zh: `DATABASE_URL 的 PostgreSQL 版本是 ${found}，需要 15 或更高版本；请升级数据库。`,
    en: `DATABASE_URL is PostgreSQL ${found}, but 15 or newer is needed; upgrade the database.`,
  }),
  notUtf8: (encoding: string): Sentence => ({
    zh: `DATABASE_URL 的数据库编码是 ${encoding}，需要 UTF8；请用 CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0 新建数据库。`,
    en: `The database of DATABASE_URL is encoded in ${encoding}, but UTF8 is needed; make a new one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.`,
  }),
  noTrigrams: (): Sentence => ({
    zh: 'DATABASE_URL 的数据库没有可用的 pg_trgm 扩展；请安装 postgresql-contrib，并由管理员执行 CREATE EXTENSION pg_trgm。',
    en: 'The database of DATABASE_URL lacks the pg_trgm extension; install postgresql-contrib and let an administrator run CREATE EXTENSION pg_trgm.',
  }),
  noChineseTrigrams: (): Sentence => ({
    zh: "DATABASE_URL 的数据库区域设置不识别中文，中文搜索会查不到内容；请用 LOCALE 'C.UTF-8' 新建数据库。",
    en: "The locale of the DATABASE_URL database does not know Chinese letters, so Chinese searches would find nothing; make a new database with LOCALE 'C.UTF-8'.",
  }),
}
