import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address inside the application: a path from its root, or a query (`?tab=…`) of the page it stands on. */
  to: string
  /** Takes the place of the current entry of the history. */
  replace?: boolean
}

/**
 * A link inside the application. The router's own brings its prefetching and its server framework along, some thousand bytes
 * that every visitor would load, and its hooks resolve every address twice, through JSON, for each of a page's many links.
 */
export function Link({ to, replace, target, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    // Another window, or the disk, is the browser's to see to.
    const elsewhere = target || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    // Whoever is there already has no second entry in the history, as with any link.
    void navigate(to, { replace: replace ?? event.currentTarget.href === location.href })
  }
  return (
    <a {...rest} href={to} target={target} onClick={click}>
      {children}
    </a>
  )
}
