/** The endpoints of coming in. A chunk of its own: the contract's schemas stay out of the first load. */
export { siteInfo } from '@portal/contract/site'
export {
  captcha,
  forget,
  invitation,
  invitationAccept,
  login,
  oidcSession,
  register,
  smsCode,
  smsLogin,
} from '@portal/contract/user'
export { webSetting } from '@portal/contract/setting'
