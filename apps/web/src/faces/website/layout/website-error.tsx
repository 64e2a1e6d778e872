import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useReloadOnline } from '../../../lib/use-reload-online.ts'
import page from '../../../ui/page.module.css'
import { Empty } from '../../../ui/empty.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { failureMessages } from '../../../ui/failure.messages.ts'
import { SiteFrame } from './site-frame.tsx'
import { errorMessages } from './website-error.messages.ts'
import css from './website-error.module.css'

/** In place of a page that is not there, or did not load: what happened, and where to go on. */
export function WebsiteError() {
  const t = useMessages(errorMessages)
  const failure = useMessages(failureMessages)
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  useReloadOnline(!missing)
  return (
    <SiteFrame>
      <meta name="robots" content="noindex" />
      <div className={`${page['container']} ${css['error']}`}>
        <Empty level={1} title={missing ? t.notFound : failure.title}>
          <p>{missing ? t.notFoundNote : failure.text}</p>
          <p className={css['ways']}>
            {!missing && (
              <button
                type="button"
                className={`${page['button']} ${page['primary']}`}
                onClick={() => location.reload()}
              >
                {failure.retry}
              </button>
            )}
            <SiteLink className={page['button']} to="/website/product">
              {t.products}
            </SiteLink>
            <SiteLink className={page['button']} to="/website/enterprise">
              {t.enterprises}
            </SiteLink>
            <SiteLink className={page['button']} to="/website/home">
              {t.home}
            </SiteLink>
          </p>
        </Empty>
      </div>
    </SiteFrame>
  )
}
