/**
 * Preloaded into what hand-over.mjs runs: when the command that started it is killed outright, this process is asked
 * to stop as by a signal, instead of holding the port unseen.
 */
if (process.connected) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The channel alone must not keep a finished script alive.
  process.channel.unref()
}
