import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { ListPages, type ListPagesProps } from '../shell/list-pages.tsx'
import { PageState } from '../shell/page-state.tsx'

interface Props extends ListPagesProps {
  /** Whether nothing was found. */
  isEmpty: boolean
  /** What is said then, and on the button that takes the filters away. */
  t: { noneTitle: string; noneText: string; clear: string }
  clear(): void
  cards: ReactNode
  table: ReactNode
}

/** What was found, as cards on phones and as a table elsewhere; or what it means that nothing was. */
export function FoundList({ isEmpty, t, clear, cards, table, ...pages }: Props) {
  const mobile = useSettings((settings) => settings.device === 'mobile')
  if (isEmpty) {
    return (
      <PageState drawing="missing" title={t.noneTitle} actions={<Button onClick={clear}>{t.clear}</Button>}>
        {t.noneText}
      </PageState>
    )
  }
  return (
    <>
      {mobile ? cards : table}
      <ListPages {...pages} />
    </>
  )
}
