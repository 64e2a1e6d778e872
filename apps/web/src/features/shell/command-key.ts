/** The key that goes with others in shortcuts, as it is printed on this keyboard. */
export const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
