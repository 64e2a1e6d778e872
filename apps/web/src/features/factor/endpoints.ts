/** The endpoints of setting up a second factor. A chunk of its own: the contract's schemas stay out of the first load. */
export { logout } from '@portal/contract/user'
export { factorBegin, factorConfirm, factorState } from '@portal/contract/user-factor'
