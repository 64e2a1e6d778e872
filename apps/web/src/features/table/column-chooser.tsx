import type { ListName } from '@portal/contract/saved-view'
import { PushpinFilled, PushpinOutlined, SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Popover } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { useColumnChoice } from './column-choice.ts'
import css from './table.module.css'
import { besideAnchor } from './beside-anchor.ts'
import { tableMessages } from './table.messages.ts'

interface Props {
  name: ListName
  /** Those that can be hidden. */
  columns: readonly { key: string; title: string }[]
}

/** `keys` with one more, or without it. */
const turned = (keys: readonly string[], key: string, on: boolean): string[] =>
  on ? [...keys.filter((one) => one !== key), key] : keys.filter((one) => one !== key)

/** Which columns are shown, and which stay in sight while the table scrolls. */
export function ColumnChooser({ name, columns }: Props) {
  const t = useMessages(tableMessages)
  const { choice, choose } = useColumnChoice(name)
  const list = (
    <>
      <ul className={css.choices}>
        {columns.map(({ key, title }) => {
          const shown = !choice.hidden.includes(key)
          const pinned = choice.pinned.includes(key)
          return (
            <li key={key}>
              <Checkbox
                aria-label={t.show(title)}
                checked={shown}
                onChange={({ target }) => choose({ ...choice, hidden: turned(choice.hidden, key, !target.checked) })}
              >
                {title}
              </Checkbox>
              <Button
                type="text"
                size="small"
                aria-label={t.pin(title)}
                aria-pressed={pinned}
                disabled={!shown}
                icon={pinned ? <PushpinFilled aria-hidden="true" /> : <PushpinOutlined aria-hidden="true" />}
                onClick={() => choose({ ...choice, pinned: turned(choice.pinned, key, !pinned) })}
              />
            </li>
          )
        })}
      </ul>
      <Button size="small" onClick={() => choose({ hidden: [], pinned: [] })}>
        {t.reset}
      </Button>
    </>
  )
  return (
    <Popover content={list} title={t.columns} trigger="click" placement="bottomRight" getPopupContainer={besideAnchor}>
      <Button type="text" size="small" icon={<SettingOutlined aria-hidden="true" />}>
        {t.columns}
      </Button>
    </Popover>
  )
}
