import { REJECTED, UNDER_REVIEW } from '@portal/contract/content'
import { Alert, Button, Drawer, Flex, Form, Result, Skeleton } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { lacksProof, type LinkedPatent } from '../../../features/patent-link/linked-patent.ts'
import { PatentAdder } from '../../../features/patent-link/patent-adder.tsx'
import { PatentList } from '../../../features/patent-link/patent-list.tsx'
import { useDraft } from '../../../lib/drafts.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { ProductFields } from './product-form.tsx'
import { words } from './product-form.messages.ts'
import { emptyFacts, formKey, NEW, type ProductForm, useProductFacts, useProductSave } from './use-product-editor.ts'

type Facts = NonNullable<ReturnType<typeof useProductFacts>['data']> | typeof emptyFacts

interface EditorProps {
  productId: string
  facts: Facts
  onDone(productId: string, submitted: boolean): void
  onReload(): void
}

/** What the person must know about the state before typing. */
function StateBanner({ facts }: { facts: Facts }) {
  const t = useMessages(words)
  if (facts.detail?.status === REJECTED)
    return <Alert type="error" showIcon title={t.rejectedTitle} description={facts.detail.reason} />
  return facts.detail?.status === UNDER_REVIEW ? <Alert type="info" showIcon title={t.underReview} /> : null
}

function Editor({ productId, facts, onDone, onReload }: EditorProps) {
  const t = useMessages(words)
  const [form] = Form.useForm<ProductForm>()
  const [patents, setPatents] = useState<LinkedPatent[]>(facts.form.patents)
  const [checked, setChecked] = useState(false)
  const typed = Form.useWatch((values) => values, form) as Partial<ProductForm> | undefined
  const current: ProductForm = { ...facts.form, ...typed, patents }
  const draft = useDraft(formKey(productId), current, facts.form)
  const save = useProductSave(productId, (id, submitted) => (draft.clear(), onDone(id, submitted)), onReload)
  const editable = facts.detail?.can.edit ?? true

  const restore = (): void => {
    const value = draft.restore()
    if (!value) return
    form.setFieldsValue(value)
    setPatents(value.patents)
  }
  const send = async (submit: boolean): Promise<void> => {
    setChecked(submit)
    const valid = await form.validateFields().catch(() => undefined)
    if (!valid || (submit && patents.some(lacksProof))) return
    const { industry } = valid
    if (industry)
      save.mutate({ form: { ...current, ...valid, industry, patents }, submit, revision: facts.detail?.revision })
  }
  const add = (found: LinkedPatent['card'][]): void => {
    const fresh = found.filter(
      (card, index) =>
        found.findIndex(({ id }) => id === card.id) === index && patents.every((one) => one.card.id !== card.id),
    )
    setPatents([...patents, ...fresh.map((card) => ({ card, proof: null }))])
  }
  return (
    <Flex vertical gap={16}>
      <StateBanner facts={facts} />
      {draft.offered && (
        <Alert
          type="info"
          showIcon
          title={t.draftFound(formatInstant(draft.offered.savedAt))}
          action={
            <Flex gap={8}>
              <Button size="small" type="primary" onClick={restore}>
                {t.draftRestore}
              </Button>
              <Button size="small" onClick={draft.discard}>
                {t.draftDiscard}
              </Button>
            </Flex>
          }
        />
      )}
      <Form form={form} layout="vertical" initialValues={facts.form} disabled={!editable} scrollToFirstError>
        <ProductFields
          patents={
            <>
              {editable && <PatentAdder onAdd={add} />}
              <PatentList patents={patents} disabled={!editable} checked={checked} onChange={setPatents} />
            </>
          }
        />
      </Form>
      {editable && (
        <Flex gap={8} justify="end" className="drawer-actions" align="center">
          {draft.keptAt && <small role="status">{t.leave}</small>}
          <Button loading={save.isPending && save.variables?.submit === false} onClick={() => void send(false)}>
            {t.save}
          </Button>
          <Button type="primary" loading={save.isPending && save.variables?.submit} onClick={() => void send(true)}>
            {t.submit}
          </Button>
        </Flex>
      )}
    </Flex>
  )
}

/** The form behind `?edit=new` and `?edit=<id>`. */
export function ProductDrawer() {
  const t = useMessages(words)
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const productId = params.get('edit')
  const [generation, setGeneration] = useState(0)
  const loaded = useProductFacts(productId ?? NEW)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const close = (): void => {
    const rest = new URLSearchParams(params)
    rest.delete('edit')
    setParams(rest)
  }
  const done = (id: string, submitted: boolean): void => {
    if (productId === NEW) void navigate(`/myEnt/exhibitProductSetting/${id}`)
    else if (submitted) close()
    else setGeneration(generation + 1)
  }
  const facts = productId === NEW ? emptyFacts : loaded.data
  const body = () => {
    if (loaded.isError)
      return (
        <Result
          status="warning"
          title={t.failed}
          subTitle={loaded.error.message}
          extra={<Button onClick={() => void loaded.refetch()}>{t.retry}</Button>}
        />
      )
    if (productId === null || !facts) return <Skeleton active paragraph={{ rows: 10 }} />
    const key = `${productId}:${generation}:${facts.detail?.revision ?? 0}`
    return (
      <Editor
        key={key}
        productId={productId}
        facts={facts}
        onDone={done}
        onReload={() => setGeneration(generation + 1)}
      />
    )
  }
  const title = productId === NEW ? t.createTitle : facts?.detail?.can.edit === false ? t.viewTitle : t.editTitle
  return (
    <Drawer open={productId !== null} onClose={close} title={title} size={mobile ? '100%' : 760} destroyOnHidden>
      {body()}
    </Drawer>
  )
}
