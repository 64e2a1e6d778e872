import type { Picture as PictureData } from '@portal/contract/file'
import { ArrowLeftOutlined, ArrowRightOutlined, DeleteOutlined, ScissorOutlined } from '@ant-design/icons'
import { Button, Flex, Input, Tooltip } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { Picture } from '../../ui/picture.tsx'
import { moved } from '../order/moved.ts'
import css from './picture.module.css'
import { pictureMessages } from './picture.messages.ts'

interface GridProps {
  pictures: PictureData[]
  editable: boolean
  onChange(pictures: PictureData[]): void
  onCrop(picture: PictureData): void
}

interface CardProps {
  picture: PictureData
  at: number
  of: number
  editable: boolean
  onMove(to: number): void
  onAlt(alt: string): void
  onCrop(): void
  onRemove(): void
}

function PictureTools({ at, of, onMove, onCrop, onRemove }: Omit<CardProps, 'picture' | 'editable' | 'onAlt'>) {
  const t = useMessages(pictureMessages)
  const tool = (label: string, icon: React.ReactNode, onClick: () => void, disabled = false) => (
    <Tooltip title={label}>
      <Button
        size="small"
        type="text"
        icon={icon}
        aria-label={`${label} ${t.position(at + 1, of)}`}
        disabled={disabled}
        onClick={onClick}
      />
    </Tooltip>
  )
  return (
    <Flex justify="space-between">
      <span>
        {tool(t.moveEarlier, <ArrowLeftOutlined />, () => onMove(at - 1), at === 0)}
        {tool(t.moveLater, <ArrowRightOutlined />, () => onMove(at + 1), at === of - 1)}
      </span>
      <span>
        {tool(t.crop, <ScissorOutlined />, onCrop)}
        {tool(t.remove, <DeleteOutlined />, onRemove)}
      </span>
    </Flex>
  )
}

function PictureCard({ picture, at, of, editable, onMove, onAlt, onCrop, onRemove }: CardProps) {
  const t = useMessages(pictureMessages)
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    const to = at + (by ?? 0)
    if (!event.altKey || by === undefined || to < 0 || to >= of) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <>
      <button
        type="button"
        className={css.picture}
        onKeyDown={onKeyDown}
        aria-label={`${t.position(at + 1, of)} ${picture.alt}`}
        disabled={!editable}
      >
        <Picture picture={picture} sizes="280px" alt="" />
      </button>
      {at === 0 && <span className={css.coverTag}>{t.cover}</span>}
      <Input
        aria-label={`${t.alt} ${t.position(at + 1, of)}`}
        placeholder={t.altHint}
        maxLength={200}
        disabled={!editable}
        value={picture.alt}
        onChange={(event) => onAlt(event.target.value)}
      />
      {editable && <PictureTools at={at} of={of} onMove={onMove} onCrop={onCrop} onRemove={onRemove} />}
    </>
  )
}

/** The pictures in their order: dragged by mouse, moved by buttons or Alt and arrow keys. */
export function PictureGrid({ pictures, editable, onChange, onCrop }: GridProps) {
  const t = useMessages(pictureMessages)
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const move = (from: number, to: number): void => {
    if (from === to) return
    onChange(moved(pictures, from, to))
    setSaid(t.moved(to + 1, pictures.length))
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('li > button')[to]?.focus())
  }
  return (
    <>
      {editable && pictures.length > 1 && <p className={css.hint}>{t.orderHint}</p>}
      <ul ref={list} className={css.grid}>
        {pictures.map((picture, at) => (
          <li
            key={picture.fileId}
            className={dragged === at ? css.dragged : undefined}
            draggable={editable}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(at)
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault()
            }}
            onDrop={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              move(dragged, at)
              setDragged(undefined)
            }}
          >
            <PictureCard
              picture={picture}
              at={at}
              of={pictures.length}
              editable={editable}
              onMove={(to) => move(at, to)}
              onAlt={(alt) => onChange(pictures.map((one, index) => (index === at ? { ...one, alt } : one)))}
              onCrop={() => onCrop(picture)}
              onRemove={() => onChange(pictures.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
