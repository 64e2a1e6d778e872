/**
 * Imported before everything else: tells a person with an old Node what to do. It must parse on very old versions,
 * so nothing newer than Node 14 stands here.
 */
const major = Number(process.versions.node.split('.')[0])
if (major < 18) {
  console.error(
    `需要 Node 18 或更高版本，当前是 ${process.version}；请从 nodejs.org 安装 / ` +
      `Node 18 or newer is needed, this is ${process.version}; install one from nodejs.org`,
  )
  process.exit(1)
}
