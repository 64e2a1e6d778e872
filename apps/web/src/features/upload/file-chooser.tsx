import type { UploadKind } from '@portal/contract/file'
import { Button } from 'antd'
import { useRef } from 'react'
import css from './upload-card.module.css'
import { endingsOf } from './upload-check.ts'

interface Props {
  kind: UploadKind
  /** What the file is. */
  label: string
  /** What the button says. */
  word: string
  disabled: boolean
  onFile(file: File): void
}

/** A button that lets one file of a kind be chosen. */
export function FileChooser({ kind, label, word, disabled, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const endings = endingsOf(kind).map((ending) => `.${ending}`)
  return (
    <>
      <input
        ref={input}
        className={css['input']}
        type="file"
        aria-label={label}
        accept={endings.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button disabled={disabled} onClick={() => input.current?.click()} aria-description={label}>
        {word}
      </Button>
    </>
  )
}
