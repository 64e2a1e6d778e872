/** The user agreement as it is shown: on its page, and beside the consent to it. */
export interface AgreementView {
  /** The day it came into force; also its version. */
  version: string
  title: string
  sections: { id: string; title: string }[]
  /** Made on the server from our own text. */
  html: string
}
