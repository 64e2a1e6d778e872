/** How the demonstration writes a patent down: one line per patent, everything else is worked out from it. */
export interface PatentLine {
  /** 1 invention, 2 utility model, 3 design. */
  type: 1 | 2 | 3
  filedOn: string
  title: string
  titleEn: string
  /** IPC symbols, the main one first; Locarno for designs. */
  ipc: string[]
  abstract: string
  /** The part it protects, by the machine's part id, with what the enterprise says about it. */
  part?: { id: string; claim: string; feature: string; peripheral?: true }
  /** Somebody else's patent, used by right. */
  holder?: { applicant: string; kind: 'licence' | 'transfer'; statement: string }
  /** The day an unpaid fee ended it. */
  lapsedOn?: string
}
