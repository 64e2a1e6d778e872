import { DRAFT, EMPTY } from '@portal/contract/content'
import type { ContentStatus } from '@portal/contract/content'
import { exhibitKinds, productEditor } from '@portal/contract/content-kind'
import type { ExhibitKind, ProductKind } from '@portal/contract/product-document'
import { Button } from 'antd'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { formatList } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './exhibit-product-setting.module.css'
import { messages } from './exhibit-product-setting.messages.ts'

interface Props {
  productId: string
  statuses: Readonly<Record<ProductKind, ContentStatus>>
  current: ExhibitKind
  onGo(kind: ExhibitKind): void
}

/** What of a product is still empty and the way to the next of it; nothing once all of it was begun. */
export function NextStep({ productId, statuses, current, onGo }: Props) {
  const t = useMessages(messages)
  const names = useMessages(contentMessages)
  const language = useLanguage()
  if (statuses.basics === DRAFT)
    return (
      <div className={css.next} role="status">
        <span>{t.factsUnsent}</span>
        <ButtonLink to={productEditor('basics', productId)}>{t.sendFacts}</ButtonLink>
      </div>
    )
  const empty = exhibitKinds.filter((kind) => statuses[kind] === EMPTY)
  if (empty.length === 0) return null
  const after = exhibitKinds.slice(exhibitKinds.indexOf(current) + 1)
  const next = after.find((kind) => empty.includes(kind)) ?? empty[0]
  const begun = statuses[current] !== EMPTY
  return (
    <div className={css.next} role="status">
      <span>
        {t.stillEmpty(
          empty.length,
          formatList(
            language,
            empty.map((kind) => names[kind]),
          ),
        )}
      </span>
      {begun && next && <Button onClick={() => onGo(next)}>{t.goOn(names[next])}</Button>}
    </div>
  )
}
