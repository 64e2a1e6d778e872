/** While developing: React's hot replacement must be hooked in before any component module runs; then the entry as always. */
const refresh = (await import(/* @vite-ignore */ '/@react-refresh' as string)) as {
  injectIntoGlobalHook(target: Window): void
}
refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
await import('./entry-client.tsx')

export {}
