import type { ContractRoom } from './room.ts'

/** Of notices about a second factor: a mail goes out whatever channels were chosen. */
const aboutFactor = { group: 'account', topic: null } as const

/** What room user adds to the lists that all rooms share. */
export const userRoom = {
  permissions: ['user:read:own', 'user:edit:own', 'user:read:any', 'user:edit:any', 'role:read:any', 'role:edit:any'],
  actions: [] as readonly (
    | 'member.handover'
    | 'member.invited'
    | 'member.removed'
    | 'member.revoked'
    | 'member.role.changed'
    | 'role.created'
    | 'role.removed'
    | 'role.saved'
    | 'user.closingAsked'
    | 'user.closingStopped'
    | 'user.closingTakenBack'
    | 'user.consented'
    | 'user.created'
    | 'user.devicesSignedOut'
    | 'user.emailChanged'
    | 'user.erased'
    | 'user.exported'
    | 'user.factorAdded'
    | 'user.factorRemoved'
    | 'user.identityLinked'
    | 'user.identityUnlinked'
    | 'user.imported'
    | 'user.invitation.accepted'
    | 'user.invited'
    | 'user.mobileChanged'
    | 'user.passkeyAdded'
    | 'user.passkeyRemoved'
    | 'user.password.set'
    | 'user.passwordChanged'
    | 'user.passwordReset'
    | 'user.profileSaved'
    | 'user.recoveryCodesRenewed'
    | 'user.registered'
    | 'user.removed'
    | 'user.saved'
    | 'user.signedIn'
    | 'user.signInFailed'
  )[],
  subjects: ['invitation', 'role', 'user'],
  jobs: [] as readonly 'user.erase'[],
  notices: {
    welcome: {
      group: 'platform',
      topic: 'account',
      'zh-cn': () => ({ title: '欢迎使用专利密集型产品推广平台', text: '从创建第一个产品开始，让更多人看到您的专利' }),
      en: () => ({
        title: 'Welcome to Patent-Intensive Products',
        text: 'Create your first product and let people see what your patents protect',
      }),
    },
    'account.roleChanged': {
      group: 'account',
      topic: 'account',
      'zh-cn': ({ role = '' }) => ({ title: '您的角色已变更', text: `现在的角色：${role}` }),
      en: ({ roleEn = '' }) => ({ title: 'Your role has changed', text: `It is now: ${roleEn}` }),
    },
    'account.removed': {
      group: 'account',
      topic: 'account',
      'zh-cn': ({ enterprise = '' }) => ({
        title: `您已被移出「${enterprise}」`,
        text: '您的账号仍然保留，但不再属于这家企业。如有疑问，请联系企业负责人',
      }),
      en: ({ enterprise = '' }) => ({
        title: `You are no longer a member of ${enterprise}`,
        text: 'Your account remains, but it belongs to no enterprise. If in doubt, ask the owner',
      }),
    },
    'account.handover': {
      group: 'account',
      topic: 'account',
      'zh-cn': ({ enterprise = '' }) => ({
        title: `您已成为「${enterprise}」的负责人`,
        text: '现在由您管理企业的成员与角色',
      }),
      en: ({ enterprise = '' }) => ({
        title: `You are now the owner of ${enterprise}`,
        text: 'From now on you manage its members and their roles',
      }),
    },
    'account.passwordChanged': {
      group: 'account',
      topic: 'account',
      'zh-cn': () => ({
        title: '登录密码已修改',
        text: '其他设备已全部退出登录。如非本人操作，请立即通过“忘记密码”重置',
      }),
      en: () => ({
        title: 'Your password was changed',
        text: 'All other devices were signed out. If this was not you, reset it at once by “Forgot password”',
      }),
    },
    'account.mobileChanged': {
      group: 'account',
      topic: 'account',
      'zh-cn': ({ mobile = '' }) => ({
        title: `绑定手机号已变更为 ${mobile}`,
        text: '如非本人操作，请立即修改密码并联系管理员',
      }),
      en: ({ mobile = '' }) => ({
        title: `Your mobile is now ${mobile}`,
        text: 'If this was not you, change your password at once and contact the administrator',
      }),
    },
    'account.emailChanged': {
      group: 'account',
      topic: 'account',
      'zh-cn': ({ email = '' }) => ({
        title: `绑定邮箱已变更为 ${email}`,
        text: '如非本人操作，请立即修改密码并联系管理员',
      }),
      en: ({ email = '' }) => ({
        title: `Your e-mail address is now ${email}`,
        text: 'If this was not you, change your password at once and contact the administrator',
      }),
    },
    'account.identityLinked': {
      group: 'account',
      topic: 'account',
      'zh-cn': ({ provider = '' }) => ({
        title: `已关联${provider}登录`,
        text: '现在可以用它登录您的账号。如非本人操作，请立即解除关联、修改密码并联系管理员',
      }),
      en: ({ provider = '' }) => ({
        title: `${provider} now signs you in`,
        text: 'It was linked with your account. If this was not you, unlink it, change your password at once and contact the administrator',
      }),
    },
    'account.identityUnlinked': {
      group: 'account',
      topic: 'account',
      'zh-cn': ({ provider = '' }) => ({
        title: `已解除关联${provider}登录`,
        text: '它不能再登录您的账号。如非本人操作，请立即修改密码并联系管理员',
      }),
      en: ({ provider = '' }) => ({
        title: `${provider} signs you in no longer`,
        text: 'It was unlinked from your account. If this was not you, change your password at once and contact the administrator',
      }),
    },
    'account.newNetwork': {
      group: 'account',
      topic: 'account',
      'zh-cn': ({ network = '', device = '' }) => ({
        title: '您的账号在新的网络登录',
        text: `网络地址 ${network}${device === '' ? '' : `，${device}`}。如非本人操作，请立即修改密码`,
      }),
      en: ({ network = '', device = '' }) => ({
        title: 'A sign-in from a new network',
        text: `Network ${network}${device === '' ? '' : `, ${device}`}. If this was not you, change your password at once`,
      }),
    },
    'account.factor.added': {
      ...aboutFactor,
      'zh-cn': () => ({
        title: '两步验证已启用',
        text: '登录时除密码外还需输入身份验证器中的验证码。如非本人操作，请立即修改密码并联系管理员',
      }),
      en: () => ({
        title: 'Two-step verification is on',
        text: 'From now on a code of your authenticator app is asked for at signing in. If this was not you, change your password at once and contact the administrator',
      }),
    },
    'account.factor.removed': {
      ...aboutFactor,
      'zh-cn': () => ({
        title: '两步验证已停用',
        text: '登录时不再需要验证码，其他设备已全部退出登录。如非本人操作，请立即修改密码并联系管理员',
      }),
      en: () => ({
        title: 'Two-step verification is off',
        text: 'No code is asked for at signing in any more, and all other devices were signed out. If this was not you, change your password at once and contact the administrator',
      }),
    },
    'account.factor.takenAway': {
      ...aboutFactor,
      'zh-cn': () => ({
        title: '两步验证已由平台移除',
        text: '平台工作人员移除了您账号的两步验证和通行密钥，并退出了全部登录。建议尽快重新设置。如您没有提出过请求，请立即联系平台',
      }),
      en: () => ({
        title: 'The platform removed your second factor',
        text: 'Your authenticator app and passkeys were removed, and you were signed out everywhere. Please set it up again soon. If you did not ask for this, contact the platform at once',
      }),
    },
    'account.factor.renewed': {
      ...aboutFactor,
      'zh-cn': () => ({
        title: '恢复代码已更换',
        text: '原有的恢复代码全部失效。如非本人操作，请立即修改密码并联系管理员',
      }),
      en: () => ({
        title: 'New recovery codes',
        text: 'The former ones are no longer good. If this was not you, change your password at once and contact the administrator',
      }),
    },
    'account.factor.recovered': {
      ...aboutFactor,
      'zh-cn': () => ({
        title: '恢复代码已被使用',
        text: '有人使用恢复代码通过了您账号的验证，该代码已失效。如非本人操作，请立即修改密码并联系管理员',
      }),
      en: () => ({
        title: 'A recovery code was used',
        text: 'Somebody proved to be you by a recovery code, which is no longer good. If this was not you, change your password at once and contact the administrator',
      }),
    },
    'account.factor.usedAgain': {
      group: 'account',
      // A mail goes out whatever channels were chosen.
      topic: null,
      'zh-cn': () => ({
        title: '有人重复使用您的验证码',
        text: '已使用过的验证码或恢复代码被再次提交，已拒绝。如非本人操作，请立即修改密码并联系管理员',
      }),
      en: () => ({
        title: 'A code of yours was used a second time',
        text: 'It had been used before and was refused. If this was not you, change your password at once and contact the administrator',
      }),
    },
    'account.factor.passkeyAdded': {
      ...aboutFactor,
      'zh-cn': () => ({
        title: '已添加通行密钥',
        text: '它可以直接登录您的账号。如非本人操作，请立即修改密码并联系管理员',
      }),
      en: () => ({
        title: 'A passkey was added',
        text: 'It signs you in by itself. If this was not you, change your password at once and contact the administrator',
      }),
    },
    'account.factor.passkeyRemoved': {
      ...aboutFactor,
      'zh-cn': () => ({
        title: '已移除通行密钥',
        text: '它不能再登录您的账号，其他设备已全部退出登录。如非本人操作，请立即修改密码并联系管理员',
      }),
      en: () => ({
        title: 'A passkey was removed',
        text: 'It does not sign you in any more, and all other devices were signed out. If this was not you, change your password at once and contact the administrator',
      }),
    },
    'account.closing': {
      group: 'account',
      topic: null,
      'zh-cn': ({ day = '' }) => ({ title: `账号将于${day}注销`, text: '在此之前可以随时撤销' }),
      en: ({ day = '' }) => ({
        title: `Your account will be closed on ${day}`,
        text: 'Until then you can take this back at any time',
      }),
    },
    'account.notClosed': {
      group: 'account',
      topic: 'account',
      'zh-cn': ({ why }) => ({
        title: '账号注销未能完成',
        text:
          why === 'root'
            ? '您是最后一位系统管理员，请先将该角色授予他人，再重新申请'
            : '企业还有其他成员，请先移交企业负责人，再重新申请',
      }),
      en: ({ why }) => ({
        title: 'Your account could not be closed',
        text:
          why === 'root'
            ? 'You are the last administrator. Give that role to somebody else first, then ask again'
            : 'Your enterprise has other members. Hand it over first, then ask again',
      }),
    },
  },
} as const satisfies ContractRoom
