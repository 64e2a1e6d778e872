import { useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useSession } from '../../lib/session.ts'
import { factorMessages } from './factor.messages.ts'
import css from './recovery-codes.module.css'

/** Recovery codes, the one time that they are shown: to copy, and to download as a text. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useMessages(factorMessages)
  const username = useSession(({ user }) => user?.username ?? '')
  const [said, setSaid] = useState('')
  const text = `${t.platform}\n${t.fileLead(username)}\n\n${codes.join('\n')}\n`
  const download = (): void =>
    saveFile({
      name: `${t.fileName}-${username}.txt`,
      mediaType: 'text/plain;charset=utf-8',
      bytes: new TextEncoder().encode(text),
    })
  return (
    <section aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{t.codesHeading}</h2>
      <p>{t.codesText}</p>
      <ul className={css['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css['actions']}>
        <button type="button" onClick={download}>
          {t.download}
        </button>
        <button
          type="button"
          onClick={() => void copyText(codes.join('\n')).then((copied) => setSaid(copied ? t.copied : t.copyFailed))}
        >
          {t.copy}
        </button>
        <span role="status">{said}</span>
      </div>
    </section>
  )
}
