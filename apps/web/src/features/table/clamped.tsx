import { Tooltip } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import css from './table.module.css'
import { useDense } from './use-dense.ts'

interface Props {
  /** The whole text; a tooltip says it where it is cut. */
  text: string
  /** What shows the text, where that is more than the text itself. */
  children?: ReactNode
}

/** A text of two lines at most, of one in small tables. */
export function Clamped({ text, children }: Props) {
  const dense = useDense()
  const shown = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const isCut = (): boolean => {
    const element = shown.current
    return element !== null && element.scrollHeight > element.clientHeight
  }
  return (
    <Tooltip
      title={text}
      open={open}
      trigger={['hover', 'focus']}
      onOpenChange={(wanted) => setOpen(wanted && isCut())}
    >
      <span ref={shown} className={`${css.clamped} ${dense ? css.oneLine : ''}`}>
        {children ?? text}
      </span>
    </Tooltip>
  )
}
