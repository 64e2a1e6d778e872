import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { currencies, priceModes, type ReferencePrice } from '@portal/contract/product-document'
import { Button, Form, Input, InputNumber, type InputNumberProps, Segmented, Select, Switch } from 'antd'
import { type ReactNode, useId } from 'react'
import { useChecked } from '../../../features/content/checked.ts'
import { TextField } from '../../../features/content/text-field.tsx'
import { DayInput } from '../../../features/shell/day-input.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { nextTier, type PriceProblem, startingTiers } from './price-draft.ts'
import css from './price-tab.module.css'
import { priceTabMessages } from './price-tab.messages.ts'

const HIGHEST = 1e12
const TIERS_MAX = 10

interface Props {
  price: ReferencePrice
  change(next: Partial<ReferencePrice>): void
  disabled: boolean
  /** What keeps it from being submitted, by field. */
  faults: ReadonlyMap<string, PriceProblem>
}

/** What is wrong with a field, in words, once somebody tried to submit. */
function useProblemAt(faults: Props['faults']): (field: string) => string | undefined {
  const t = useMessages(priceTabMessages)
  const isChecked = useChecked()
  return (field) => {
    const fault = isChecked ? faults.get(field) : undefined
    return fault && t[fault]
  }
}

interface LabelledProps {
  label: string
  help?: string
  problem?: string | undefined
  children: (id: string) => ReactNode
}

function Labelled({ label, help, problem, children }: LabelledProps) {
  const id = useId()
  const wrong = problem === undefined ? {} : { validateStatus: 'error' as const, help: problem }
  return (
    <Form.Item label={label} htmlFor={id} {...(help !== undefined && { extra: help })} {...wrong}>
      {children(id)}
    </Form.Item>
  )
}

interface MoneyProps extends Pick<Props, 'disabled'> {
  label: string
  value: number | null
  problem: string | undefined
  onChange(value: number | null): void
}

function Money({ label, value, problem, onChange, disabled }: MoneyProps) {
  return (
    <Labelled label={label} problem={problem}>
      {(id) => (
        <InputNumber
          id={id}
          className={css.number ?? ''}
          min={0}
          max={HIGHEST}
          precision={2}
          value={value}
          disabled={disabled}
          onChange={onChange}
        />
      )}
    </Labelled>
  )
}

interface TierNumberProps extends InputNumberProps<number> {
  label: string
  problem: string | undefined
}

/** A number in a tier. */
function TierNumber({ label, problem, ...rest }: TierNumberProps) {
  const isWrong = problem !== undefined
  return (
    <div data-fault={isWrong ? label : undefined}>
      <InputNumber<number>
        {...rest}
        className={css.number ?? ''}
        aria-label={label}
        aria-invalid={isWrong}
        status={isWrong ? 'error' : ''}
      />
    </div>
  )
}

function TierFields({ price: { tiers }, change, disabled, faults }: Props) {
  const t = useMessages(priceTabMessages)
  const problemAt = useProblemAt(faults)
  const put = (index: number, next: Partial<ReferencePrice['tiers'][number]>): void =>
    change({ tiers: tiers.map((tier, at) => (at === index ? { ...tier, ...next } : tier)) })
  return (
    <>
      <p className={css.hint}>{t.tiersHint}</p>
      {tiers.length > 0 && (
        <div className={`${css.tier} ${css.tierHead}`} aria-hidden="true">
          <span>{t.quantity}</span>
          <span>{t.tierAmount}</span>
        </div>
      )}
      <ol className={css.tiers}>
        {tiers.map(({ quantity, amount }, index) => (
          // Tiers have no names of their own: their place is what they are.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={css.tier}>
            <TierNumber
              label={`${t.tier(index + 1)} ${t.quantity}`}
              problem={problemAt(`tiers.${index}.quantity`)}
              prefix="≥"
              min={1}
              max={1e9}
              precision={0}
              value={quantity}
              disabled={disabled}
              onChange={(value) => put(index, { quantity: value ?? 1 })}
            />
            <TierNumber
              label={`${t.tier(index + 1)} ${t.tierAmount}`}
              problem={problemAt(`tiers.${index}.amount`)}
              min={0}
              max={HIGHEST}
              precision={2}
              // Nothing is sold for nothing: 0 is a price that was not typed yet.
              value={amount === 0 ? null : amount}
              disabled={disabled}
              onChange={(value) => put(index, { amount: value ?? 0 })}
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t.removeTier(index + 1)}
              disabled={disabled}
              onClick={() => change({ tiers: tiers.toSpliced(index, 1) })}
            />
          </li>
        ))}
      </ol>
      <div data-fault={problemAt('tiers') && t.addTier}>
        <Button
          className={css.add ?? ''}
          icon={<PlusOutlined aria-hidden />}
          disabled={disabled || tiers.length >= TIERS_MAX}
          onClick={() => change({ tiers: [...tiers, nextTier(tiers)] })}
        >
          {t.addTier}
        </Button>
      </div>
    </>
  )
}

/** What is asked for, by the kind of price. */
function Amounts(props: Props) {
  const t = useMessages(priceTabMessages)
  const { price, change, disabled, faults } = props
  const problemAt = useProblemAt(faults)
  if (price.mode === 'negotiable') return null
  if (price.mode === 'tiers') return <TierFields {...props} />
  const money = (field: 'amount' | 'from' | 'to') => (
    <Money
      label={t[field]}
      value={price[field]}
      problem={problemAt(field)}
      disabled={disabled}
      onChange={(value) => change({ [field]: value })}
    />
  )
  return (
    <div className={css.grid}>
      {price.mode === 'fixed' ? (
        money('amount')
      ) : (
        <>
          {money('from')}
          {money('to')}
        </>
      )}
    </div>
  )
}

function Terms({ price, change, disabled, productUnit }: Omit<Props, 'faults'> & { productUnit: string }) {
  const t = useMessages(priceTabMessages)
  return (
    <div className={css.grid}>
      <Labelled label={t.currency}>
        {(id) => (
          <Select
            id={id}
            value={price.currency}
            disabled={disabled}
            onChange={(currency) => change({ currency })}
            options={currencies.map((value) => ({ value, label: `${t[value]} ${value}` }))}
          />
        )}
      </Labelled>
      <Labelled label={t.unit} help={t.unitHint(productUnit)}>
        {(id) => (
          <Input
            id={id}
            maxLength={20}
            value={price.unit}
            disabled={disabled}
            onChange={({ target }) => change({ unit: target.value })}
          />
        )}
      </Labelled>
      <Labelled label={t.taxRate}>
        {(id) => (
          <InputNumber
            id={id}
            className={css.number ?? ''}
            min={0}
            max={100}
            value={price.taxRate}
            disabled={disabled}
            onChange={(taxRate) => change({ taxRate })}
          />
        )}
      </Labelled>
      <Labelled label={t.tax}>
        {(id) => (
          <Switch
            id={id}
            checked={price.taxIncluded}
            disabled={disabled}
            onChange={(taxIncluded) => change({ taxIncluded })}
          />
        )}
      </Labelled>
    </div>
  )
}

/** Everything that is typed about a reference price. `productUnit`: of the product's facts. */
export function PriceFields(props: Props & { productUnit: string }) {
  const t = useMessages(priceTabMessages)
  const { price, change, disabled } = props
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t.mode}>
        <div className={css.mode}>
          <Segmented
            aria-label={t.mode}
            value={price.mode}
            disabled={disabled}
            onChange={(mode) => change({ mode, ...(mode === 'tiers' && { tiers: startingTiers(price) }) })}
            options={priceModes.map((value) => ({ value, label: t[value] }))}
          />
        </div>
      </Form.Item>
      <Amounts {...props} />
      {price.mode !== 'negotiable' && <Terms {...props} />}
      <div className={css.grid}>
        <Labelled label={t.validUntil} help={t.validHint}>
          {(id) => (
            <DayInput
              id={id}
              value={price.validUntil}
              disabled={disabled}
              onChange={(validUntil) => change({ validUntil })}
            />
          )}
        </Labelled>
      </div>
      <TextField
        label={t.noteLabel}
        value={price.note}
        placeholder={t.noteHint}
        maxLength={200}
        disabled={disabled}
        onChange={(note) => change({ note })}
      />
      <TextField
        label={t.noteEn}
        value={price.noteEn}
        maxLength={400}
        disabled={disabled}
        onChange={(noteEn) => change({ noteEn })}
      />
    </Form>
  )
}
