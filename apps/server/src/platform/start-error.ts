/** One sentence for a person, in Chinese and in English. */
export type Sentence = { zh: string; en: string }

/** The sentence as it is printed on a terminal: one line, Chinese first. */
export function bilingual(sentence: Sentence): string {
  return `${sentence.zh} / ${sentence.en}`
}

/**
 * A reason not to start that a person can act on. `message` is the whole text to print ("zh / en", one line);
 * the process prints it without a stack and exits with a code that is not zero.
 */
export class StartError extends Error {
  readonly sentence: Sentence

  constructor(sentence: Sentence, options?: ErrorOptions) {
    super(bilingual(sentence), options)
    this.name = 'StartError'
    this.sentence = sentence
  }
}
