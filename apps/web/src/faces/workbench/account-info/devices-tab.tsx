import { DesktopOutlined, MobileOutlined } from '@ant-design/icons'
import { type Device, deviceList, deviceSignOut } from '@portal/contract/user-profile'
import { useMutation, useQuery } from '@tanstack/react-query'
import { App, Button, Tag } from 'antd'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './account-info.module.css'
import { deviceMessages } from './devices.messages.ts'

const handhelds = ['Android', 'iOS', 'iPadOS', 'HarmonyOS']

function useSignOut() {
  const t = useMessages(deviceMessages)
  const { message, modal } = App.useApp()
  const refresh = (): void => invalidateRoom('user/device')
  const one = useMutation({
    mutationFn: (id: string) => call(deviceSignOut, { body: { id } }),
    onSuccess: () => void message.success(t.ended),
    onSettled: refresh,
  })
  const others = useSubmission({
    mutationFn: () => call(deviceSignOut, { body: {} }),
    onSuccess: ({ ended }) => void message.success(t.endedOthers(ended)),
    onSettled: refresh,
  })
  const askOthers = (count: number): void =>
    void modal.confirm({
      title: t.endOthersTitle(count),
      content: t.endOthersText,
      okText: t.confirm,
      okButtonProps: { danger: true },
      cancelText: t.cancel,
      onOk: () => others.mutateAsync().catch(() => undefined),
    })
  return { one, askOthers }
}

interface RowProps {
  device: Device
  ending: boolean
  onEnd(): void
}

function DeviceRow({ device, ending, onEnd }: RowProps) {
  const t = useMessages(deviceMessages)
  const name = t.on(device.browser || t.unknownBrowser, device.system || t.unknownSystem)
  const Icon = handhelds.includes(device.system) ? MobileOutlined : DesktopOutlined
  return (
    <li className={css['row']}>
      <Icon className={css['deviceIcon'] ?? ''} aria-hidden="true" />
      <div className={css['rowWords']}>
        <h2>
          {name} {device.current && <Tag color="processing">{t.current}</Tag>}
          {device.remembered && <Tag>{t.remembered}</Tag>}
        </h2>
        <span>
          {device.address && `${t.address(device.address)} · `}
          {t.seen(formatInstant(device.lastSeenAt))} · {t.signedIn(formatInstant(device.signedInAt))}
        </span>
      </div>
      {!device.current && (
        <Button aria-label={t.endOf(name)} loading={ending} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  )
}

/** Where the account is signed in, with a way to end each. */
export function DevicesTab() {
  const t = useMessages(deviceMessages)
  const query = useQuery(endpointQuery(deviceList, {}))
  const { one, askOthers } = useSignOut()
  return (
    <QueryState query={query}>
      {(devices) => (
        <>
          <div className={css['sectionHead']}>
            <p className={css['hint']}>{devices.length > 1 ? t.lead : t.onlyHere}</p>
            {devices.length > 1 && (
              <Button danger onClick={() => askOthers(devices.length - 1)}>
                {t.endOthers}
              </Button>
            )}
          </div>
          <ul className={css['rows']}>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                ending={one.isPending && one.variables === device.id}
                onEnd={() => one.mutate(device.id)}
              />
            ))}
          </ul>
        </>
      )}
    </QueryState>
  )
}
