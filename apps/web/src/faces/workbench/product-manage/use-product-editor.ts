import type { Conflict } from '@portal/contract/content'
import type { Data } from '@portal/contract/kit'
import type { ProductBasics } from '@portal/contract/product-document'
import { productGet, productSave } from '@portal/contract/product-own'
import { useQuery } from '@tanstack/react-query'
import { App } from 'antd'
import { useSubmissionReport } from '../../../features/content/submission-report.tsx'
import { conflictOf } from '../../../features/content/conflict.ts'
import type { LinkedPatent } from '../../../features/patent-link/linked-patent.ts'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import type { DraftPlaceName } from '../../../lib/draft-store.ts'
import { CallError } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './product-form.messages.ts'

export const NEW = 'new'

/** What the form holds. A new product may have no industry yet. */
export interface ProductForm extends Omit<ProductBasics, 'patents' | 'industry'> {
  industry: ProductBasics['industry'] | undefined
  patents: LinkedPatent[]
}

const emptyForm: ProductForm = {
  name: '',
  nameEn: '',
  model: '',
  industry: undefined,
  summary: '',
  summaryEn: '',
  functions: '',
  features: '',
  scenario: '',
  unit: '',
  launchedOn: null,
  filingNo: '',
  filingStatus: '0',
  filedOn: null,
  recognitionStatus: '0',
  recognitionYear: null,
  annual: { year: null, outputValue: null, salesRevenue: null, profit: null, exportValue: null },
  patents: [],
}

export const formKey = (productId: string): DraftPlaceName => `basics:${productId}`

type Detail = Data<typeof productGet>
export interface Facts {
  detail: Detail | undefined
  form: ProductForm
}

function toFacts(detail: Detail): Facts {
  const cards = new Map(detail.patents.map((card) => [card.id, card]))
  const patents = detail.content.patents.flatMap(({ patentId, proof }) => {
    const card = cards.get(patentId)
    return card ? [{ card, proof }] : []
  })
  return { detail, form: { ...detail.content, patents } }
}

/** The newest revision of a product's facts, as the form holds it. */
export const useProductFacts = (productId: string) =>
  useQuery({ ...endpointQuery(productGet, { body: { productId } }), enabled: productId !== NEW, select: toFacts })

/** A new product, begun with the industry of its enterprise. */
export const emptyFacts = (industry: ProductForm['industry']): Facts => ({
  detail: undefined,
  form: { ...emptyForm, industry },
})

/** A form that passed its own checks. */
export type FilledForm = ProductForm & { industry: ProductBasics['industry'] }

function toBody(form: FilledForm, productId: string) {
  const patents = form.patents.map(({ card, proof }) => ({ patentId: card.id, proof: card.owned ? null : proof }))
  return {
    ...form,
    patents,
    ...(productId === NEW ? {} : { productId }),
  }
}

interface Saving {
  form: FilledForm
  submit: boolean
  revision: number | undefined
}

/**
 * Saves facts, and submits with them whatever else of the product is ready; `collided` is told when somebody else was
 * quicker, with the form that was refused.
 */
export function useProductSave(
  productId: string,
  done: (saved: { productId: string; revision: number }, submitted: boolean, mine: FilledForm) => void,
  collided: (refused: { conflict: Conflict; mine: ProductForm; submit: boolean }) => void,
) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const report = useSubmissionReport()
  const save = useSubmission({
    mutationFn: ({ form, submit, revision }: Saving) =>
      call(
        productSave,
        {
          body: { ...toBody(form, productId), submit, whole: submit, ...(revision === undefined ? {} : { revision }) },
        },
        { quiet: true },
      ),
    onSuccess: (saved, { form, submit }) => {
      if (submit) report(saved)
      else void message.success(t.saved)
      invalidateRoom('product')
      done(saved, submit, form)
    },
    onError: (error, { form: mine, submit }) => {
      const conflict = conflictOf(error)
      if (!conflict) {
        if (error instanceof CallError) void message.error(error.message)
        return
      }
      invalidateRoom('product')
      collided({ conflict, mine, submit })
    },
  })
  return save
}
