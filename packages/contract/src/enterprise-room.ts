import { enterpriseKinds } from './content-kind.ts'
import { reasonText } from './notice-reason.ts'
import { remarksIn } from './notice-remark.ts'
import type { ContractRoom } from './room.ts'

/** What room enterprise adds to the lists that all rooms share. */
export const enterpriseRoom = {
  permissions: ['enterprise:read:own', 'enterprise:edit:own', 'enterprise:read:any', 'enterprise:edit:any'],
  actions: [] as readonly (
    | 'enterprise.imported'
    | 'enterprise.lifted'
    | 'enterprise.putBack'
    | 'enterprise.recalled'
    | 'enterprise.saved'
    | 'enterprise.submitted'
    | 'enterprise.suspended'
    | 'enterprise.takenDown'
    | 'enterprise.withdrawn'
  )[],
  subjects: ['enterprise', ...enterpriseKinds.map((kind) => `enterprise.${kind}` as const)],
  jobs: [] as readonly never[],
  notices: {
    'certification.submitted': {
      group: 'certification',
      topic: 'certification',
      'zh-cn': ({ enterprise = '' }) => ({
        title: '企业认证资料已提交',
        text: `「${enterprise}」的认证资料已进入审核队列`,
      }),
      en: ({ enterprise = '' }) => ({
        title: 'Certification submitted',
        text: `The certification of ${enterprise} is in the review queue`,
      }),
    },
    'certification.approved': {
      group: 'certification',
      topic: 'certification',
      'zh-cn': ({ enterprise = '' }) => ({ title: '企业认证已通过', text: `「${enterprise}」现在可以发布产品了` }),
      en: ({ enterprise = '' }) => ({
        title: 'Certification approved',
        text: `${enterprise} can publish products now`,
      }),
    },
    'certification.rejected': {
      group: 'certification',
      topic: 'certification',
      'zh-cn': ({ reason, ...params }) => {
        const text = [reasonText.zh(reason), ...remarksIn(params, 'zh-cn')].join('\n')
        return { title: '企业认证未通过', text, mail: `${text}\n请按意见修改后重新提交。` }
      },
      en: ({ reason, ...params }) => {
        const text = [reasonText.en(reason), ...remarksIn(params, 'en')].join('\n')
        return { title: 'Certification rejected', text, mail: `${text}\nPlease mend it and submit it again.` }
      },
    },
    'enterprise.suspended': {
      group: 'certification',
      topic: 'certification',
      'zh-cn': ({ enterprise = '', reason }) => ({
        title: `「${enterprise}」已被暂停`,
        text: reasonText.zh(reason),
        mail: `${reasonText.zh(reason)}\n企业主页与产品已从网站撤下，登录后可查看说明与联系方式。`,
      }),
      en: ({ enterprise = '', reason }) => ({
        title: `${enterprise} is suspended`,
        text: reasonText.en(reason),
        mail: `${reasonText.en(reason)}\nIts page and products are off the website. Sign in to see whom to contact.`,
      }),
    },
    'enterprise.lifted': {
      group: 'certification',
      topic: 'certification',
      'zh-cn': ({ enterprise = '' }) => ({
        title: `「${enterprise}」已恢复`,
        text: '企业主页与产品已重新在网站展示',
        mail: '企业主页与产品已重新在网站展示，可以继续使用工作台。',
      }),
      en: ({ enterprise = '' }) => ({
        title: `${enterprise} is back`,
        text: 'Its page and products are on the website again',
        mail: 'Its page and products are on the website again, and the workbench is open.',
      }),
    },
  },
} as const satisfies ContractRoom
