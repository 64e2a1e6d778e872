import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address inside the application. */
  to: To
  /** Takes the place of the current entry of the history. */
  replace?: boolean
}

/**
 * A link inside the application. The router's own brings its prefetching and its server framework along,
 * some thousand bytes that every visitor would load and no page of ours uses.
 */
export function Link({ to, replace, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(target !== undefined && { target }),
    ...(replace !== undefined && { replace }),
  })
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={href} target={target} onClick={click}>
      {children}
    </a>
  )
}
