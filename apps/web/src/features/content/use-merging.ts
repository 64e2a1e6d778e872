import type { Conflict } from '@portal/contract/content'
import { App } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { contentMessages } from './content.messages.ts'
import type { Versions } from './merge.ts'
import type { Base } from './use-base.ts'

/** A save that somebody else was quicker than. */
interface Refused<Content> {
  conflict: Conflict
  mine: Content
  submit: boolean
}

interface Editor<Content> extends Pick<Versions<Content>, 'fingerprint'> {
  /** What the editor began with, and what the server holds by now. */
  base: Base<Content>
  latest: Base<Content>
  /** Puts content into the editor. */
  show(content: Content): void
  /** Begins anew with what the server holds. */
  adopt(): void
  /** Keeps what gives way in the editor, and offers it. */
  setAside(mine: Content): void
  save(content: Content, options: { submit: boolean; revision: number }): void
}

/** What is decided on in `MergeDialog`. */
export interface Merging<Content> extends Omit<Versions<Content>, 'theirs'> {
  conflict: Conflict
  /** null until it arrived. */
  theirs: Content | null
  /** Saves on top of the newer revision. */
  save(content: Content): void
  takeTheirs(): void
  close(): void
}

/** What to do when two editors collide: nothing of either side is lost, whatever is chosen. */
export function useMerging<Content>({ base, latest, fingerprint, ...editor }: Editor<Content>) {
  const t = useMessages(contentMessages)
  const { message } = App.useApp()
  const [refused, setRefused] = useState<Refused<Content>>()
  const close = (): void => setRefused(undefined)
  const mergingOf = ({ conflict, mine, submit }: Refused<Content>): Merging<Content> => ({
    conflict,
    base: base.content,
    mine,
    theirs: latest.revision >= conflict.revision ? latest.content : null,
    fingerprint,
    save(content) {
      if (fingerprint(content) !== fingerprint(mine)) {
        editor.setAside(mine)
        editor.show(content)
      }
      editor.save(content, { submit, revision: Math.max(latest.revision, conflict.revision) })
    },
    takeTheirs() {
      editor.setAside(mine)
      editor.adopt()
      close()
      void message.info(t.conflictKept)
    },
    close,
  })
  return { merging: refused ? mergingOf(refused) : null, refuse: setRefused, settle: close }
}
