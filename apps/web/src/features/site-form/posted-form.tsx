import { type ComponentProps, useRef } from 'react'

/** Whoever presses again sooner is impatient, or clicks twice. */
const ONCE_MS = 5_000

/** A form that the browser posts by itself, whose answer is another page: posted once, however often it is pressed. */
export function PostedForm(props: ComponentProps<'form'>) {
  const last = useRef(-ONCE_MS)
  return (
    <form
      {...props}
      method="post"
      onSubmit={(event) => {
        if (event.timeStamp - last.current < ONCE_MS) event.preventDefault()
        else last.current = event.timeStamp
      }}
    />
  )
}
