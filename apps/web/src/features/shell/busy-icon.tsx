import { LoadingOutlined } from '@ant-design/icons'
import { useLayoutEffect, useRef } from 'react'

/**
 * What turns in a button while it is busy. antd's own names itself "loading", becomes part of the button's name, and may
 * stay there long after; this one is only seen, and while it is there the button says that it is busy.
 */
export function BusyIcon() {
  const icon = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const button = icon.current?.closest('button')
    button?.setAttribute('aria-busy', 'true')
    return () => button?.removeAttribute('aria-busy')
  }, [])
  return <LoadingOutlined ref={icon} aria-hidden />
}
