import { useSyncExternalStore } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import page from '../../../ui/page.module.css'
import { QrCode } from './qr-code.tsx'
import type { QrView } from './qr-path.ts'
import { shareMessages } from './product-share.messages.ts'
import css from './product-share.module.css'

/** What a site pastes to show the card of a product. */
const embedCode = (origin: string, id: string, name: string): string =>
  `<iframe src="${origin}/embed/product?id=${id}" title="${name.replaceAll(/["<>&]/g, ' ')}" width="360" height="420" style="border:0;max-width:100%" allow="fullscreen" loading="lazy"></iframe>`

const never = () => () => undefined
/** Only browsers on phones and some desktops have it; known after the page has come alive. */
const useSystemShare = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )

/** Where the server does not know under which name it is reached, the browser does. */
const useOrigin = (known: string): string =>
  useSyncExternalStore(
    never,
    () => known || location.origin,
    () => known,
  )

interface Props {
  /** Its own, so that the button beside the title opens it. */
  id: string
  productId: string
  name: string
  origin: string
  address: string
  qr: QrView | null
}

/** QR code, address and a snippet for other sites, in a native popover that opens without script. */
export default function ProductShare({ id, productId, name, address, qr, ...site }: Props) {
  const t = useMessages(shareMessages)
  const origin = useOrigin(site.origin)
  const whole = origin + address
  const canShare = useSystemShare()
  const code = embedCode(origin, productId, name)
  const button = `${page['button']} ${page['small']}`
  return (
    <div id={id} popover="auto" className={css['panel']} role="dialog" aria-label={t.title}>
      <div className={css['head']}>
        <h2>{t.title}</h2>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={t.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={css['code']}>
        {qr && <QrCode qr={qr} label={t.qr} />}
        <div>
          {qr && <p>{t.scan}</p>}
          <div className={css['ways']}>
            {canShare && (
              <button
                type="button"
                className={button}
                // Whoever closes the system's sheet without choosing has not failed.
                onClick={() => void navigator.share({ title: name, url: whole }).catch(() => undefined)}
              >
                {t.system}
              </button>
            )}
            <a
              className={button}
              href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(whole)}`}
            >
              {t.mail}
            </a>
          </div>
        </div>
      </div>
      <div className={css['field']}>
        <input readOnly value={whole} aria-label={t.address} />
        <CopyButton text={whole} what={t.address} />
      </div>
      <h3>{t.embed}</h3>
      <p>{t.embedNote}</p>
      <div className={css['field']}>
        <textarea readOnly value={code} aria-label={t.embedCode} spellCheck={false} />
        <CopyButton text={code} what={t.embedCode} />
      </div>
    </div>
  )
}
