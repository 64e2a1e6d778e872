import { UNDER_REVIEW } from '@portal/contract/content'
import { Alert, Button, Flex, Form } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { MergeDialog } from '../../../features/content/merge-dialog.tsx'
import { FieldRemark, RejectionBanner } from '../../../features/content/remarks.tsx'
import { unsentKinds, useKindList } from '../../../features/content/submission-report.tsx'
import { submissionMessages } from '../../../features/content/submission.messages.ts'
import { type Base, useBase } from '../../../features/content/use-base.ts'
import { useMerging } from '../../../features/content/use-merging.ts'
import { lacksProof, type LinkedPatent, linksOf, withCards } from '../../../features/patent-link/linked-patent.ts'
import { PatentAdder } from '../../../features/patent-link/patent-adder.tsx'
import { PatentList } from '../../../features/patent-link/patent-list.tsx'
import { useApproved } from '../../../features/enterprise/use-approved.ts'
import { DraftKept } from '../../../features/draft/draft-kept.tsx'
import { DraftOffer } from '../../../features/draft/draft-offer.tsx'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormDrawer } from '../../../features/shell/form/form-holder.tsx'
import { saveKey, submitKey } from '../../../features/shell/form/form-keys.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { useDraft } from '../../../lib/drafts.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSession } from '../../../lib/session.ts'
import { useSettings } from '../../../lib/settings.ts'
import { Link } from '../../../ui/link.tsx'
import { ProductFields } from './product-form.tsx'
import { messages } from './product-form.messages.ts'
import css from './product-manage.module.css'
import {
  emptyFacts,
  type Facts,
  formKey,
  NEW,
  type ProductForm,
  useProductFacts,
  useProductSave,
} from './use-product-editor.ts'

interface EditorProps {
  productId: string
  facts: Facts
  onDone(productId: string, submitted: boolean): void
}

/** What a draft may lack and a submission may not; the server asks for the same, and for a patent. */
const neededToSubmit = ['summary', 'functions'] as const

/** A record that was corrected is no other content of the product. */
const fingerprint = ({ patents, ...form }: ProductForm): string => JSON.stringify([form, linksOf(patents)])

const values = {
  patents: ({ patents }: ProductForm): string =>
    patents.map(({ card, proof }) => `${card.number} ${card.title} ${proof?.statement ?? ''}`.trim()).join('\n'),
}

/** What was asked for before submitting is no longer asked for once it is written. */
const heard = (changed: Partial<ProductForm>) =>
  neededToSubmit.filter((name) => changed[name]?.trim()).map((name) => ({ name, errors: [] }))

/** What the person must know about the state before typing. */
function StateBanner({ facts: { detail }, newer }: { facts: Facts; newer: boolean }) {
  const t = useMessages(messages)
  return (
    <>
      {detail && <RejectionBanner head={detail} />}
      {detail?.status === UNDER_REVIEW && <Alert type="info" showIcon title={t.underReview} />}
      {newer && <Alert type="warning" showIcon title={t.newer(detail?.updatedBy ?? '')} />}
      {!detail && <p className={css.hint}>{t.submitHint}</p>}
    </>
  )
}

/** What else goes to review when the facts are submitted. */
function GoesAlong({ facts: { detail } }: { facts: Facts }) {
  const t = useMessages(submissionMessages)
  const list = useKindList()
  const along = detail ? unsentKinds(detail.statuses).filter((kind) => kind !== 'basics') : []
  return along.length > 0 && <p className={css.hint}>{t.goesAlong(list(along))}</p>
}

/** Stands for the button that submits while there is nothing to be submitted by. */
function AfterApproval() {
  const t = useMessages(messages)
  return (
    <>
      <span className={css.hint}>{t.afterApproval}</span>
      <Link to="/entAuth">{t.toCertification}</Link>
    </>
  )
}

/** What is typed: the fields of antd's form, and the patents beside them. */
function useTyped(facts: Facts) {
  const [form] = Form.useForm<ProductForm>()
  const [patents, setPatents] = useState<LinkedPatent[]>(facts.form.patents)
  const fields = Form.useWatch((values) => values, form) as Partial<ProductForm> | undefined
  const typed: ProductForm = { ...facts.form, ...fields, patents }
  const show = (value: ProductForm): void => {
    form.setFieldsValue(value)
    setPatents(value.patents)
  }
  const add = (found: LinkedPatent['card'][]): void => {
    const known = new Set(patents.map(({ card }) => card.id))
    const fresh = found.filter(({ id }) => !known.has(id) && known.add(id))
    setPatents([...patents, ...fresh.map((card) => ({ card, proof: null }))])
  }
  return { form, patents, setPatents, typed, show, add }
}

function Editor({ productId, facts, onDone }: EditorProps) {
  const t = useMessages(messages)
  const approved = useApproved()
  const { form, patents, setPatents, typed, show, add } = useTyped(facts)
  const [checked, setChecked] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const isCovered = patents.length > 0 && !patents.some(lacksProof)
  const latest = { content: facts.form, revision: facts.detail?.revision ?? 0 }
  const [sent, setSent] = useState<Base<ProductForm>>()
  const { base, newer, adopt } = useBase(latest, { typed, show, fingerprint, sent })
  const saved = { ...base.content, patents: withCards(base.content.patents, patents) }
  const editable = facts.detail?.can.edit ?? true
  const draft = useDraft(formKey(productId), typed, editable ? saved : undefined)
  // A key pressed right after the last letter comes before the form is drawn with it.
  const isUnsaved = (): boolean => JSON.stringify({ ...typed, ...form.getFieldsValue() }) !== JSON.stringify(saved)
  const { merging, refuse, settle } = useMerging<ProductForm>({
    base,
    latest,
    fingerprint,
    show,
    adopt,
    setAside: draft.setAside,
    save(mine, options) {
      const { industry } = mine
      if (industry) save.mutate({ form: { ...mine, industry }, ...options })
    },
  })
  const done = (made: { productId: string; revision: number }, submitted: boolean, mine: ProductForm): void => {
    setSent({ content: mine, revision: made.revision })
    draft.clear()
    settle()
    onDone(made.productId, submitted)
  }
  const save = useProductSave(productId, done, refuse)
  const send = async (submit: boolean): Promise<void> => {
    setChecked(submit)
    const valid = await form.validateFields().catch(() => undefined)
    const { industry } = valid ?? {}
    const bare = submit ? neededToSubmit.filter((name) => typed[name].trim() === '') : []
    form.setFields(bare.map((name) => ({ name, errors: [t.needed] })))
    if (!valid || !industry || bare.length > 0 || (submit && !isCovered)) {
      setAttempts((count) => count + 1)
      return
    }
    const revision = productId === NEW ? undefined : base.revision
    save.mutate({ form: { ...typed, ...valid, industry, patents }, submit, revision })
  }
  const busy = (submit: boolean): boolean => save.isPending && save.variables?.submit === submit
  return (
    <Flex vertical gap={16}>
      <StateBanner facts={facts} newer={newer} />
      <DraftOffer draft={draft} onRestore={show} />
      <EntryForm
        form={form}
        isUnsaved={isUnsaved}
        layout="vertical"
        initialValues={facts.form}
        disabled={!editable}
        refusal={save.error}
        attempts={attempts}
        onValuesChange={(changed: Partial<ProductForm>) => form.setFields(heard(changed))}
      >
        <ProductFields
          fresh={productId === NEW}
          remarks={facts.detail?.remarks ?? []}
          patents={
            <div data-fault={checked && !isCovered ? t.patentsShort : undefined}>
              <FieldRemark remarks={facts.detail?.remarks ?? []} field="patents" />
              {editable && <PatentAdder onAdd={add} />}
              <PatentList patents={patents} disabled={!editable} checked={checked} onChange={setPatents} />
            </div>
          }
        />
      </EntryForm>
      {merging && <MergeDialog merging={merging} busy={save.isPending} values={values} />}
      {editable && <GoesAlong facts={facts} />}
      {editable && (
        <Flex wrap gap={8} justify="end" align="center" className={css.actions ?? ''}>
          <DraftKept draft={draft} />
          <Button {...saveKey} loading={busy(false)} onClick={() => void send(false)}>
            {t.save}
          </Button>
          {approved ? (
            <Button type="primary" {...submitKey} loading={busy(true)} onClick={() => void send(true)}>
              {t.submit}
            </Button>
          ) : (
            <AfterApproval />
          )}
        </Flex>
      )}
    </Flex>
  )
}

function ExistingProduct({ productId, onDone }: Omit<EditorProps, 'facts'>) {
  const facts = useProductFacts(productId)
  return (
    <QueryState query={facts}>
      {(data) => <Editor key={productId} productId={productId} facts={data} onDone={onDone} />}
    </QueryState>
  )
}

/** The form behind `?edit=new` and `?edit=<id>`, on whatever page it stands. */
export function ProductDrawer() {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const productId = params.get('edit')
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const approved = useApproved()
  const industry = useSession(({ enterprise }) => (enterprise?.approved ?? enterprise?.certification)?.industry)
  const close = (): void => {
    const rest = new URLSearchParams(params)
    rest.delete('edit')
    setParams(rest)
  }
  const done = (id: string, submitted: boolean): void => {
    // The list is kept: it must not stand there with an empty form when somebody comes back to it.
    if (productId === NEW || submitted) close()
    // What goes on there waits for the approval.
    if (productId === NEW && approved) void navigate(`/myEnt/exhibitProductSetting/${id}`)
  }
  return (
    <FormDrawer
      open={productId !== null}
      question={{ title: t.leaveTitle, text: t.leaveText, ok: t.leave, cancel: t.stay }}
      onClose={close}
      title={productId === NEW ? t.createTitle : t.editTitle}
      size={mobile ? '100%' : 760}
      destroyOnHidden
    >
      {productId === NEW && <Editor key={NEW} productId={NEW} facts={emptyFacts(industry)} onDone={done} />}
      {productId !== null && productId !== NEW && <ExistingProduct productId={productId} onDone={done} />}
    </FormDrawer>
  )
}
