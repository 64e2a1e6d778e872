import type { Data } from '@portal/contract/kit'
import {
  type Exhibitor,
  exhibitorByRule,
  exhibitorExclude,
  exhibitorInvite,
  exhibitorList,
  exhibitorOrder,
  exhibitorReadmit,
  type ExpoAdminDetail,
} from '@portal/contract/hall-admin'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Card, Flex, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { MoreBooths, useBoothPages } from '../../../features/hall/booth-pages.tsx'
import { EnterpriseAdd } from '../../../features/hall/enterprise-add.tsx'
import { OrderList } from '../../../features/order/order-list.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { exhibitorMessages } from './exhibitors.messages.ts'
import css from './expo.module.css'

const colours = { rule: 'processing', invited: 'default', accepted: 'success', declined: 'warning', excluded: 'error' }
const stands = ({ state }: Exhibitor): boolean => state === 'rule' || state === 'accepted'

function StateTag({ exhibitor }: { exhibitor: Exhibitor }) {
  const t = useMessages(exhibitorMessages)
  const { state, shown } = exhibitor
  return (
    <>
      <Tag color={colours[state]}>{state === 'invited' ? t.state_invited : t[state]}</Tag>
      {!shown && <small>{t.hidden}</small>}
    </>
  )
}

/** What operators do to those who exhibit or might; each takes effect at once. */
function useExhibitors(id: string) {
  const t = useMessages(exhibitorMessages)
  const { message, modal } = App.useApp()
  const run = useMutation({
    mutationFn: async (act: () => Promise<string>): Promise<string> => act(),
    onSuccess: (said) => {
      void message.success(said)
      invalidateRoom('expo')
    },
  })
  const named = ({ id: enterprise }: { id: string }) => ({ body: { id, enterprises: [enterprise] } })
  return {
    busy: run.isPending,
    invite: (one: { id: string; name: string }): void =>
      run.mutate(async () => {
        const { invited } = await call(exhibitorInvite, named(one))
        return invited === 0 ? t.already(one.name) : t.invited(one.name)
      }),
    readmit: (one: Exhibitor): void =>
      run.mutate(async () => {
        await call(exhibitorReadmit, named(one))
        return t.readmitDone
      }),
    exclude: (one: Exhibitor): void =>
      void modal.confirm({
        title: t.excludeTitle(one.name),
        content: t.excludeText,
        okText: t.exclude,
        okButtonProps: { danger: true },
        cancelText: t.cancel,
        onOk: () =>
          run
            .mutateAsync(async () => {
              await call(exhibitorExclude, named(one))
              return t.excludeDone(one.name)
            })
            .catch(() => undefined),
      }),
    order: (enterprises: string[]): void =>
      run.mutate(async () => {
        await call(exhibitorOrder, { body: { id, enterprises } })
        return t.orderSaved
      }),
  }
}
type Acts = ReturnType<typeof useExhibitors>

interface BoothsProps {
  booths: Exhibitor[]
  acts: Acts
  edit: boolean
  /** Fetches those who come later; what was put in order stays so. */
  more: ReactNode
}

function Booths({ booths, acts, edit, more }: BoothsProps) {
  const t = useMessages(exhibitorMessages)
  const [moved, setMoved] = useState<string[]>([])
  const placeOf = new Map(moved.map((id, place) => [id, place]))
  const at = ({ id }: Exhibitor): number => placeOf.get(id) ?? moved.length
  const order = booths.toSorted((one, other) => at(one) - at(other))
  const changed = order.findLastIndex((one, index) => one.id !== booths[index]?.id)
  // Whoever comes after the last one with a place has none: the others need not have been fetched.
  const last = order.findLastIndex(({ place }, index) => place !== null || index === changed)
  const save = edit && changed >= 0 && (
    <Button
      type="primary"
      size="small"
      loading={acts.busy}
      onClick={() => acts.order(order.slice(0, last + 1).map(({ id }) => id))}
    >
      {t.saveOrder}
    </Button>
  )
  return (
    <Card title={t.order} extra={save}>
      {booths.length === 0 ? <p>{t.none}</p> : <p className={css.hint}>{t.orderHint}</p>}
      <OrderList
        items={order}
        compact
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        disabled={!edit}
        onChange={(list) => setMoved(list.map(({ id }) => id))}
      >
        {(one) => (
          <div className={css.row}>
            <span>
              {one.name} <StateTag exhibitor={one} />
            </span>
            {edit && (
              <Button size="small" type="text" aria-label={t.excludeOf(one.name)} onClick={() => acts.exclude(one)}>
                {t.exclude}
              </Button>
            )}
          </div>
        )}
      </OrderList>
      {more}
    </Card>
  )
}

function Others({ others, acts, edit, over }: { others: Exhibitor[]; acts: Acts; edit: boolean; over: boolean }) {
  const t = useMessages(exhibitorMessages)
  if (others.length === 0) return null
  return (
    <Card title={t.waiting}>
      <ul className={css.list}>
        {others.map((one) => (
          <li key={one.id} className={css.row}>
            <span>
              {one.name} <StateTag exhibitor={one} />
            </span>
            <Flex gap={4}>
              {edit && one.state === 'declined' && !over && (
                <Button size="small" type="text" aria-label={t.againOf(one.name)} onClick={() => acts.invite(one)}>
                  {t.again}
                </Button>
              )}
              {edit && one.state === 'excluded' && (
                <Button size="small" type="text" aria-label={t.readmitOf(one.name)} onClick={() => acts.readmit(one)}>
                  {t.readmit}
                </Button>
              )}
              {edit && one.state !== 'excluded' && (
                <Button size="small" type="text" aria-label={t.excludeOf(one.name)} onClick={() => acts.exclude(one)}>
                  {t.exclude}
                </Button>
              )}
            </Flex>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Found({ detail, found }: { detail: ExpoAdminDetail; found: Data<typeof exhibitorList> }) {
  const t = useMessages(exhibitorMessages)
  const acts = useExhibitors(detail.id)
  const { edit } = detail.can
  const over = detail.state === 'past'
  const byRule = useBoothPages([exhibitorByRule.path, detail.id], (page, signal) =>
    call(exhibitorByRule, { query: { id: detail.id, ...page } }, { signal, quiet: true }),
  )
  const named = found.list.filter(stands)
  // Who was just put in order comes by the rule until that is read anew.
  const unnamed = byRule.list.filter(({ id }) => !found.list.some((one) => one.id === id))
  return (
    <div className={css.column}>
      <p className={css.hint}>{t.counts(formatNumber(found.booths), formatNumber(found.byRule))}</p>
      {edit && over && <Alert type="info" showIcon title={t.over} />}
      {edit && !over && (
        <Card title={t.invite}>
          <p className={css.hint}>{t.inviteHint}</p>
          <EnterpriseAdd
            label={t.invite}
            without={found.list.filter(({ state }) => state === 'invited' || state === 'accepted').map(({ id }) => id)}
            onAdd={acts.invite}
          />
        </Card>
      )}
      <QueryState query={byRule.found}>
        {() => (
          <Booths booths={[...named, ...unnamed]} acts={acts} edit={edit} more={<MoreBooths found={byRule.found} />} />
        )}
      </QueryState>
      <Others others={found.list.filter((one) => !stands(one))} acts={acts} edit={edit} over={over} />
    </div>
  )
}

/** Who exhibits: invited one by one or by the rule, in an order, and who declined or was taken out. */
export function Exhibitors({ detail }: { detail: ExpoAdminDetail }) {
  const found = useQuery(endpointQuery(exhibitorList, { query: { id: detail.id } }))
  return <QueryState query={found}>{(data) => <Found detail={detail} found={data} />}</QueryState>
}
