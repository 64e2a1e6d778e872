import { type LookedUp, type PatentCard, patentLookup, patentRegister, patentSuggest } from '@portal/contract/patent'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Button, Flex, Input, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { call } from '../../lib/client.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { useSession } from '../../lib/session.ts'
import { useApproved } from '../enterprise/use-approved.ts'
import css from './patent-link.module.css'
import { messages } from './patent-link.messages.ts'
import { separateNumbers } from './separate.ts'
import { StatedPatentsDialog } from './stated-patents-dialog.tsx'

type Found = PatentCard & { owned: boolean }

/** Patents of one's own enterprise to choose from. */
function Suggestions({ onAdd }: { onAdd(patent: Found): void }) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState('')
  const keywords = useDeferredValue(typed)
  const found = useQuery({
    queryKey: ['patent', 'suggest', keywords],
    queryFn: ({ signal }) => call(patentSuggest, { query: { keywords } }, { signal }),
  })
  return (
    <Select
      className={css.suggest ?? ''}
      aria-label={t.suggest}
      placeholder={t.suggestHint}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      value={null}
      loading={found.isFetching}
      {...(keywords === '' && !found.isFetching ? { notFoundContent: t.noneOwn } : {})}
      onSelect={(id: string | null) => {
        const card = found.data?.find((patent) => patent.id === id)
        if (card) onAdd({ ...card, owned: true })
      }}
      options={(found.data ?? []).map((patent) => ({ value: patent.id, label: t.option(patent.title, patent.number) }))}
    />
  )
}

/** What could not be added, each with the reason, and the one way to state all of it, once the enterprise is approved. */
function Open({ open, onState }: { open: readonly LookedUp[]; onState(): void }) {
  const t = useMessages(messages)
  const approved = useApproved()
  const says = { 'patent.form': t.form, 'patent.check': t.check, unknown: approved ? t.unknown : t.unknownYet }
  if (open.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t.open(open.length)}
      description={
        <ul className={css.open}>
          {open.map(({ typed, problem }) => (
            <li key={typed}>{t.about(typed, says[problem ?? 'unknown'])}</li>
          ))}
        </ul>
      }
      action={
        approved && (
          <Button size="small" onClick={onState}>
            {t.register}
          </Button>
        )
      }
    />
  )
}

/**
 * Adds patents by typed numbers (parsed, check digit verified) or from the enterprise's own, which nobody has before it
 * is approved by the name that tells which they are.
 */
export function PatentAdder({ onAdd }: { onAdd(patents: Found[]): void }) {
  const t = useMessages(messages)
  const own = useSession(({ enterprise }) => enterprise?.name ?? '')
  const approved = useApproved()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<LookedUp[]>([])
  const [stating, setStating] = useState(false)
  const lookup = useMutation({
    mutationFn: () => call(patentLookup, { body: { numbers: separateNumbers(typed).slice(0, 100) } }),
    onSuccess: (results) => {
      onAdd(results.flatMap(({ patent, owned }) => (patent ? [{ ...patent, owned }] : [])))
      const left = results.filter(({ patent }) => patent === null)
      setOpen(left)
      setTyped(left.map((one) => one.typed).join('\n'))
    },
  })
  const taken = (patents: PatentCard[], isAll: boolean): void => {
    onAdd(patents.map((patent) => ({ ...patent, owned: patent.applicants.includes(own) })))
    const numbers = new Set(patents.map(({ number }) => number))
    const left = isAll ? [] : open.filter(({ number }) => !numbers.has(number ?? ''))
    setOpen(left)
    setTyped(left.map((one) => one.typed).join('\n'))
  }
  return (
    <div className={css.adder}>
      {approved && <Suggestions onAdd={(patent) => onAdd([patent])} />}
      <Flex gap={8} align="flex-start">
        <Input.TextArea
          aria-label={t.add}
          autoSize={{ minRows: 1, maxRows: 6 }}
          placeholder={t.addHint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPressEnter={(event) => {
            if (event.shiftKey || typed.trim() === '') return
            event.preventDefault()
            lookup.mutate()
          }}
        />
        <Button disabled={typed.trim() === ''} loading={lookup.isPending} onClick={() => lookup.mutate()}>
          {t.lookup}
        </Button>
      </Flex>
      <div aria-live="polite">
        <Open open={open} onState={() => setStating(true)} />
      </div>
      {stating && (
        <StatedPatentsDialog
          title={t.registerTitle(open.length)}
          ok={t.register}
          initial={open.map((one) => ({ number: one.number ?? one.typed, title: '', applicants: own, filedOn: null }))}
          send={(stated) => call(patentRegister, { body: stated }, { quiet: true })}
          onTaken={taken}
          onClose={() => setStating(false)}
        />
      )}
    </div>
  )
}
