import { type LookedUp, type PatentCard, patentLookup, patentRegister, patentSuggest } from '@portal/contract/patent'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Button, Flex, Form, Input, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { call } from '../../lib/client.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { useSession } from '../../lib/session.ts'
import { DayInput } from '../shell/day-input.tsx'
import { EntryForm } from '../shell/form/entry-form.tsx'
import { FormModal } from '../shell/form/form-holder.tsx'
import { useSubmission } from '../shell/use-submission.ts'
import css from './patent-link.module.css'
import { messages } from './patent-link.messages.ts'

type Found = PatentCard & { owned: boolean }

/** People separate numbers by commas and lines; spaces stand inside numbers, so they separate only before a new prefix. */
const separate = (typed: string): string[] =>
  typed
    .split(/[,，;；、\n]+|\s+(?=(?:CN|ZL)\s*\d)/i)
    .map((one) => one.trim())
    .filter((one) => one !== '')

function RegisterDialog({ missing, onDone }: { missing: LookedUp | undefined; onDone(patent?: Found): void }) {
  const t = useMessages(messages)
  const own = useSession(({ enterprise }) => enterprise?.name ?? '')
  const register = useSubmission({
    mutationFn: (values: { title: string; applicants: string; filedOn?: string | null }) =>
      call(patentRegister, {
        body: {
          number: missing?.number ?? '',
          title: values.title,
          applicants: separate(values.applicants),
          filedOn: values.filedOn ?? null,
        },
      }),
    onSuccess: (patent) => onDone({ ...patent, owned: patent.applicants.includes(own) }),
  })
  const required = [{ required: true, whitespace: true, message: t.required }]
  return (
    <FormModal
      open={missing !== undefined}
      title={`${t.registerTitle} ${missing?.number ?? ''}`}
      destroyOnHidden
      okText={t.register}
      form="register-patent"
      busy={register.isPending}
      onClose={() => onDone()}
    >
      <EntryForm
        id="register-patent"
        layout="vertical"
        initialValues={{ applicants: own }}
        onFinish={(values: { title: string; applicants: string }) => register.mutate(values)}
      >
        <Form.Item name="title" label={t.title} rules={required}>
          <Input maxLength={300} />
        </Form.Item>
        <Form.Item name="applicants" label={t.applicants} rules={required}>
          <Input maxLength={300} />
        </Form.Item>
        <Form.Item name="filedOn" label={t.filedOn}>
          <DayInput />
        </Form.Item>
      </EntryForm>
    </FormModal>
  )
}

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

/** Adds patents by typed numbers (parsed, check digit verified) or from the enterprise's own. */
export function PatentAdder({ onAdd }: { onAdd(patents: Found[]): void }) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState('')
  const [problems, setProblems] = useState<LookedUp[]>([])
  const [missing, setMissing] = useState<LookedUp>()
  const lookup = useMutation({
    mutationFn: () => call(patentLookup, { body: { numbers: separate(typed).slice(0, 100) } }),
    onSuccess: (results) => {
      onAdd(results.flatMap(({ patent, owned }) => (patent ? [{ ...patent, owned }] : [])))
      const open = results.filter(({ patent }) => patent === null)
      setProblems(open)
      setTyped(open.map((one) => one.typed).join('\n'))
    },
  })
  const registered = (patent?: Found): void => {
    if (patent) {
      onAdd([patent])
      setProblems(problems.filter((one) => one !== missing))
      setTyped('')
    }
    setMissing(undefined)
  }
  const say = (one: LookedUp): string =>
    one.problem === 'patent.form' ? t.form : one.problem === 'patent.check' ? t.check : t.unknown
  return (
    <div className={css.adder}>
      <Suggestions onAdd={(patent) => onAdd([patent])} />
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
        {problems.map((one) => (
          <Alert
            key={one.typed}
            type="warning"
            showIcon
            title={t.about(one.typed, say(one))}
            action={
              one.problem === null && (
                <Button size="small" onClick={() => setMissing(one)}>
                  {t.register}
                </Button>
              )
            }
          />
        ))}
      </div>
      <RegisterDialog missing={missing} onDone={registered} />
    </div>
  )
}
