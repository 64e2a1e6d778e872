/** Which columns of a list somebody wants to see, and which to keep in sight; kept on this device like the other settings. */
import { ColumnChoice, type ListName } from '@portal/contract/saved-view'
import { z } from 'zod'
import { create } from 'zustand'

const Choices = z.record(z.string(), ColumnChoice)
const STORED = 'tableColumns'

/** Storage may be missing, forbidden, or full: a choice then lasts as long as the page. */
function stored(): z.infer<typeof Choices> {
  try {
    return Choices.catch({}).parse(JSON.parse(localStorage.getItem(STORED) ?? '{}'))
  } catch {
    return {}
  }
}

function store(choices: z.infer<typeof Choices>): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(choices))
  } catch {
    // See `stored`.
  }
}

interface ColumnChoices {
  /** By the name of the list. */
  choices: z.infer<typeof Choices>
  choose(list: ListName, choice: ColumnChoice): void
}

const useColumnChoices = create<ColumnChoices>()((update, get) => ({
  choices: stored(),
  choose: (list, choice) => {
    const choices = { ...get().choices, [list]: choice }
    store(choices)
    update({ choices })
  },
}))

const asAtFirst: ColumnChoice = { hidden: [], pinned: [] }

/** The choice for one list, and how to change it. */
export function useColumnChoice(list: ListName): { choice: ColumnChoice; choose(choice: ColumnChoice): void } {
  const choice = useColumnChoices(({ choices }) => choices[list]) ?? asAtFirst
  const choose = useColumnChoices((choices) => choices.choose)
  return { choice, choose: (next) => choose(list, next) }
}
