/** While developing: React's hot replacement must be hooked in before any component module runs; then the entry as always. */
// Vite serves the module under this address; it is no file that TypeScript could find.
const address: string = '/@react-refresh'
const refresh = (await import(/* @vite-ignore */ address)) as { injectIntoGlobalHook(target: Window): void }
refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
export const entry = await import('./entry-client.tsx')
