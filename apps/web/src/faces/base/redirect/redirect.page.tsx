import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useMessages } from '../../../lib/i18n/language.ts'
import { redirectMessages } from './redirect.messages.ts'

/** `/redirect/…` replaces itself by what follows, with query and hash: a page is opened afresh that way. */
export default function RedirectPage() {
  const { '*': rest = '' } = useParams()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    // Leading slashes would make an address of another site out of it.
    void navigate({ pathname: `/${rest.replace(/^[/\\]+/, '')}`, search, hash }, { replace: true })
  }, [rest, search, hash, navigate])
  const t = useMessages(redirectMessages)
  return (
    <p role="status" className="visually-hidden">
      {t.going}
    </p>
  )
}
