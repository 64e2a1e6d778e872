import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Highlight } from '../../../ui/highlight.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { type SuggestionLine, suggestionLines } from './suggestion-lines.ts'
import { suggestionMessages } from './suggestions.messages.ts'
import css from './suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'

/** Of the list from its form, and from the edges of the window. */
const GAP = 8
const MARGIN = 16
/** A list may be wider than its box. */
const WIDTH = 460

/** Shows the list below the form, above everything else; it moves with the page. */
function usePlace(list: RefObject<HTMLElement | null>, box: HTMLInputElement, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = list.current
    if (!isOpen || !element) return
    const place = (): void => {
      const form = (box.form ?? box).getBoundingClientRect()
      const { clientWidth } = document.documentElement
      const width = Math.min(Math.max(form.width, WIDTH), clientWidth - 2 * MARGIN)
      const left = Math.max(MARGIN, Math.min(form.left, clientWidth - MARGIN - width))
      const top = form.bottom + GAP
      Object.assign(element.style, { left: `${left + scrollX}px`, top: `${top + scrollY}px`, width: `${width}px` })
    }
    element.showPopover()
    place()
    addEventListener('resize', place)
    return () => {
      removeEventListener('resize', place)
      element.hidePopover()
    }
  }, [list, box, isOpen])
}

/** Tells assistive technology what the box has become and which line is chosen; React knows nothing of these. */
function useCombobox(box: HTMLInputElement, listId: string, activeId: string | null, isOpen: boolean): void {
  useLayoutEffect(() => {
    const told = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': activeId,
    }
    for (const [name, value] of Object.entries(told)) {
      if (value === null) box.removeAttribute(name)
      else box.setAttribute(name, value)
    }
  }, [box, listId, activeId, isOpen])
}

interface Keys {
  lines: number
  active: number
  setActive(place: number): void
  open(): void
  close(): void
  choose(): void
}

/** Arrows go round through the lines and the box itself, Enter follows the chosen line, Escape closes. */
function useKeys(box: HTMLInputElement, { lines, active, setActive, open, close, choose }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Safari has ended the composition when the key comes that ended it.
    if (event.isComposing || event.keyCode === 229) return
    const isOpen = lines > 0
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && isOpen) setActive(((active + 1 + step + lines + 1) % (lines + 1)) - 1)
    else if (event.key === 'ArrowDown') open()
    else if (event.key === 'Enter' && active >= 0) choose()
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event)
    box.addEventListener('keydown', listener)
    return () => box.removeEventListener('keydown', listener)
  }, [box])
}

interface LineProps {
  line: SuggestionLine
  id: string
  isActive: boolean
  onPoint(): void
  onFollow(): void
}

function Line({ line: { address, name, lang, note, terms }, id, isActive, onPoint, onFollow }: LineProps) {
  return (
    <SiteLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={css['line']}
      to={address}
      onPointerMove={onPoint}
      onClick={onFollow}
    >
      <span lang={lang}>
        <Highlight text={name} terms={terms} />
      </span>
      <small>{note}</small>
    </SiteLink>
  )
}

/** What somebody may be looking for who types into `box`: a combobox with its list (WAI-ARIA, manual selection). */
export function Suggestions({ box }: { box: HTMLInputElement }) {
  const t = useMessages(suggestionMessages)
  const language = useLanguage()
  const id = useId()
  const { answer, close, askNow } = useSuggestions(box)
  const lines = useMemo(() => (answer ? suggestionLines(answer.found, answer.typed, language) : []), [answer, language])
  const [chosen, setChosen] = useState<{ of: typeof answer; place: number }>({ of: null, place: -1 })
  // A new list begins in the box.
  const active = chosen.of === answer ? chosen.place : -1
  const setActive = (place: number): void => setChosen({ of: answer, place })
  const isOpen = lines.length > 0
  const lineId = (place: number): string => `${id}-${place}`
  const list = useRef<HTMLDivElement>(null)
  usePlace(list, box, isOpen)
  useCombobox(box, id, active >= 0 ? lineId(active) : null, isOpen)
  useKeys(box, {
    lines: lines.length,
    active,
    setActive,
    open: askNow,
    close,
    choose: () => document.getElementById(lineId(active))?.click(),
  })
  useEffect(() => {
    // Browsers have begun to answer a promise here, which no effect may.
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  return (
    <>
      {/* The box keeps the focus and has the keys; the list is for the pointer. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={list}
        id={id}
        popover="manual"
        role="listbox"
        aria-label={t.list}
        className={css['list']}
        onMouseDown={(event) => event.preventDefault()}
      >
        {lines.map((line, place) => (
          <Line
            key={line.address}
            line={line}
            id={lineId(place)}
            isActive={place === active}
            onPoint={() => setActive(place)}
            onFollow={close}
          />
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {answer && t.count(lines.length)}
      </span>
    </>
  )
}
