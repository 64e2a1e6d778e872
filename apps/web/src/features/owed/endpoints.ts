/** The endpoints of what is owed before anything else. A chunk of its own: the contract's schemas stay out of the first load. */
export { logout } from '@portal/contract/user'
export { consentGive, consentOwed } from '@portal/contract/user-consent'
export { factorBegin, factorConfirm, factorState } from '@portal/contract/user-factor'
