import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { RejectDialog } from './reject-dialog.tsx'

const Dialog = lazy(async () => ({ default: (await import('./reject-dialog.tsx')).RejectDialog }))

/** `RejectDialog`, loaded when somebody first rejects; it stays for its closing movement. */
export function LateRejectDialog(props: ComponentProps<typeof RejectDialog>) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  )
}
