import { useEffect, useRef } from 'react'
import { Link } from '../../ui/link.tsx'
import page from '../../ui/page.module.css'
import css from './site-form.module.css'

interface Props {
  title: string
  number: string
  /** Where an answer will be found. */
  kept: string
  /** The page where it goes on, and what the link to it says. */
  address: string
  follow: string
}

/** Takes the place of a form that was sent, and the focus with it. */
export function Receipt({ title, number, kept, address, follow }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={css['done']} role="status">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>
        <strong>{number}</strong>
      </p>
      <p>{kept}</p>
      <Link className={page['more']} to={address}>
        {follow}
      </Link>
    </div>
  )
}
