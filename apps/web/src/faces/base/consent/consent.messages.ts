import { defineMessages } from '../../../lib/i18n/messages.ts'

/** Agreeing anew to texts that changed. */
export const consentMessages = defineMessages({
  'zh-cn': {
    platform: '专利密集型产品推广平台',
    heading: '协议更新',
    updated: '以下文本自您上次同意后已更新。请阅读新版本，同意后即可继续使用。',
    first: '使用平台前，请阅读并同意以下文本。',
    loading: '正在加载',
    failed: '没有加载出来，请刷新页面重试',
    textFailed: '全文没有加载出来，请在新标签页中打开阅读',
    inForce: (day: string) => `自 ${day} 起施行`,
    agreedBefore: (version: string) => `您上次同意的是 ${version} 版`,
    changes: '修改内容',
    newTab: '在新标签页中打开',
    agree: '同意并继续',
    agreeing: '正在提交',
    done: '您已同意现行的用户协议与隐私政策',
    goOn: '继续',
  },
  en: {
    platform: 'Patent-Intensive Products',
    heading: 'Updated terms',
    updated:
      'These texts have changed since you agreed to them. Please read the new version; once you agree, you can go on.',
    first: 'Before you use the platform, please read and agree to these texts.',
    loading: 'Loading',
    failed: 'This did not load. Please refresh the page',
    textFailed: 'The text did not load. Please open it in a new tab',
    inForce: (day: string) => `In force since ${day}`,
    agreedBefore: (version: string) => `You agreed to version ${version}`,
    changes: 'What changed',
    newTab: 'Open in a new tab',
    agree: 'Agree and go on',
    agreeing: 'Sending',
    done: 'You have agreed to the user agreement and the privacy policy in force',
    goOn: 'Go on',
  },
})
