import { ArrowLeftOutlined } from '@ant-design/icons'
import { Link } from '../../ui/link.tsx'

/** From a detail page to the list it belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} style={{ display: 'inline-block', marginBottom: 8 }}>
      <ArrowLeftOutlined aria-hidden /> {children}
    </Link>
  )
}
