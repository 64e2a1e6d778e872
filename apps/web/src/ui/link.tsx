import type { ComponentProps, MouseEvent } from 'react'
import { createPath, type To, useNavigate } from 'react-router'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address inside the application: a path from its root, or a query (`?tab=…`) of the page it stands on. */
  to: To
  /** Takes the place of the current entry of the history. */
  replace?: boolean
}

/** Leads somewhere in this window, and not into another one or onto the disk. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, target: string | undefined): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && (target === undefined || target === '_self')

/**
 * A link inside the application. The router's own brings its prefetching and its server framework along, some thousand bytes
 * that every visitor would load, and its hooks resolve every address twice, through JSON, for each of a page's many links.
 */
export function Link({ to, replace, target, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const href = typeof to === 'string' ? to : createPath(to)
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !staysHere(event, target)) return
    event.preventDefault()
    // Whoever is there already has no second entry in the history, as with any link.
    void navigate(href, { replace: replace ?? event.currentTarget.href === location.href })
  }
  return (
    <a {...rest} href={href} target={target} onClick={click}>
      {children}
    </a>
  )
}
