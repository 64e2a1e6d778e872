import { useNavigate } from 'react-router'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { Link } from '../../../ui/link.tsx'
import { unauthorisedMessages } from './unauthorised.messages.ts'

/** A closed box with a lock for a call-out. */
const drawing = (
  <>
    <path d="M90 262h240M90 254v16M330 254v16M62 42v180M54 42h16M54 222h16" className="thin" />
    <path d="M210 34 318 94v72l-108 60-108-60V94Z" />
    <path d="m102 94 108 60 108-60M210 154v72M156 64l108 60v40" />
    <path d="M184 176h52v40h-52zM194 176v-13a16 16 0 0 1 32 0v13M210 192v10" className="accent soft" />
    <path d="m318 130 52-20" />
    <circle cx="384" cy="106" r="14" />
    <text x="384" y="111">
      1
    </text>
    <text x="210" y="256">
      401.0
    </text>
  </>
)

/** Signed in, but not allowed here. */
export default function UnauthorisedPage() {
  const t = useMessages(unauthorisedMessages)
  const navigate = useNavigate()
  return (
    <Sheet code="401" title={t.title} text={t.text} drawing={drawing}>
      <Link to="/">{t.home}</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        {t.back}
      </button>
    </Sheet>
  )
}
