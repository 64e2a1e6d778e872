import { useMessages } from '../../../lib/i18n/language.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { Link } from '../../../ui/link.tsx'
import { notFoundMessages } from './not-found.messages.ts'

/** A part that is only outlined: the place is there, the thing is not. */
const drawing = (
  <>
    <path d="M90 262h240M90 254v16M330 254v16M62 42v180M54 42h16M54 222h16" className="thin" />
    <path d="M210 34 318 94v72l-108 60-108-60V94Z" strokeDasharray="7 7" className="soft" />
    <path d="m102 94 108 60 108-60M210 154v72" strokeDasharray="7 7" />
    <path d="M176 96a34 26 0 1 1 46 24c-8 4-12 8-12 16M210 148v1" className="accent" />
    <path d="M318 94 372 66" />
    <circle cx="386" cy="60" r="14" />
    <text x="386" y="65">
      ?
    </text>
    <text x="210" y="256">
      404.0
    </text>
  </>
)

/** The address leads nowhere. */
export default function NotFoundPage() {
  const t = useMessages(notFoundMessages)
  return (
    <Sheet code="404" title={t.title} text={t.text} drawing={drawing}>
      <Link to="/">{t.home}</Link>
      <Link to="/website/product">{t.products}</Link>
    </Sheet>
  )
}
