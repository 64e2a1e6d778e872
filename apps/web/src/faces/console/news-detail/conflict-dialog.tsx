import { Button, Modal } from 'antd'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { BothSides } from './both-sides.tsx'
import { words } from './news-detail.messages.ts'
import type { ArticleControl } from './use-article.ts'

/** Two people wrote at once: both sides, and which one goes on. */
export function ConflictDialog({ article }: { article: ArticleControl }) {
  const t = useMessages(words)
  const { conflict, form, saving } = article
  if (!conflict) return null
  const footer = (
    <>
      <Button onClick={article.closeConflict}>{t.cancel}</Button>
      <Button onClick={article.takeTheirs}>{t.takeTheirs}</Button>
      <Button type="primary" loading={saving} onClick={() => void article.keepMine()}>
        {t.keepMine}
      </Button>
    </>
  )
  const when = conflict.updatedAt ? formatInstant(conflict.updatedAt) : ''
  return (
    <Modal open title={t.conflictTitle} width={1040} footer={footer} onCancel={article.closeConflict}>
      <p>{t.conflictText(conflict.updatedBy ?? '', when)}</p>
      <BothSides one={{ name: t.theirs, form: conflict.content }} other={{ name: t.mine, form }} />
    </Modal>
  )
}
