/** What is done with personal data, to read: set like the user agreement. */
export { default } from '../agreement/agreement.page.tsx'
