import { useState } from 'react'
import { copyText } from '../lib/copy-text.ts'
import { useMessages } from '../lib/i18n/language.ts'
import css from './copy-button.module.css'
import { Icon } from './icon.tsx'
import { uiMessages } from './ui.messages.ts'

/** Copies `text`; `what` names it for those who do not see what it stands beside. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useMessages(uiMessages)
  const [copied, setCopied] = useState(false)
  const onClick = () => {
    void copyText(text).then((done) => {
      if (!done) return
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    })
  }
  return (
    <button type="button" className={css['copy']} aria-label={t.copy(what)} title={t.copy(what)} onClick={onClick}>
      <Icon name={copied ? 'check' : 'copy'} size={16} />
      <span role="status" className="visually-hidden">
        {copied && t.copied}
      </span>
    </button>
  )
}
