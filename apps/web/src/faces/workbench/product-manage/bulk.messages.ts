import { defineMessages } from '../../../lib/i18n/messages.ts'

export const bulkMessages = defineMessages({
  'zh-cn': {
    bar: '批量操作',
    chosen: (count: number) => `已选 ${count} 个产品`,
    none: '取消选择',
    cancel: '取消',
    submit: '提交审核',
    title_submit: (count: number) => `提交 ${count} 个产品审核？`,
    text_submit: '所选产品中已就绪的草稿与已下架内容会一并提交；未就绪的内容留作草稿，并逐项说明缺什么。',
    withdraw: '从网站下架',
    title_withdraw: (count: number) => `从网站下架 ${count} 个产品？`,
    text_withdraw: '下架后访客将看不到这些产品，可随时重新提交审核。',
    archive: '归档',
    title_archive: (count: number) => `归档 ${count} 个产品？`,
    text_archive: '归档的产品从网站和列表中移出，内容全部保留，可在“已归档”中恢复。',
    restore: '恢复',
    title_restore: (count: number) => `恢复 ${count} 个产品？`,
    text_restore: '恢复后产品回到列表，各项内容为草稿，需重新提交审核。',
    remove: '彻底删除',
    title_remove: (count: number) => `彻底删除 ${count} 个产品？`,
    text_remove: '内容与历史版本一并删除，不能恢复。曾在网站发布或正在审核的产品不会删除，会逐个说明。',
    allDone: (count: number) => `${count} 个产品已处理`,
    someDone: (done: number, failed: number, partly: number) =>
      [
        `${done} 个已处理`,
        ...(partly > 0 ? [`其中 ${partly} 个有内容未提交`] : []),
        ...(failed > 0 ? [`${failed} 个未能处理`] : []),
      ].join('，'),
  },
  en: {
    bar: 'With the chosen products',
    chosen: (count: number) => `${count} ${count === 1 ? 'product' : 'products'} chosen`,
    none: 'Choose none',
    cancel: 'Cancel',
    submit: 'Submit for review',
    title_submit: (count: number) => `Submit ${count} ${count === 1 ? 'product' : 'products'} for review?`,
    text_submit:
      'Their drafts and withdrawn contents that are ready are submitted together. What is not ready stays a draft, and it is said what is missing.',
    withdraw: 'Take off the website',
    title_withdraw: (count: number) => `Take ${count} ${count === 1 ? 'product' : 'products'} off the website?`,
    text_withdraw: 'Visitors will no longer see them. You can submit them again at any time.',
    archive: 'Put away',
    title_archive: (count: number) => `Put ${count} ${count === 1 ? 'product' : 'products'} away?`,
    text_archive: 'They leave the website and this list; nothing is lost, and they can be brought back.',
    restore: 'Bring back',
    title_restore: (count: number) => `Bring ${count} ${count === 1 ? 'product' : 'products'} back?`,
    text_restore: 'They return to the list with everything as drafts, to be submitted again.',
    remove: 'Delete for good',
    title_remove: (count: number) => `Delete ${count} ${count === 1 ? 'product' : 'products'} for good?`,
    text_remove:
      'Their contents and older revisions are deleted and cannot be brought back. What was ever on the website, or is under review, stays, and is told.',
    allDone: (count: number) => `Done for ${count} ${count === 1 ? 'product' : 'products'}`,
    someDone: (done: number, failed: number, partly: number) =>
      [
        `Done for ${done}`,
        ...(partly > 0 ? [`${partly} of them in part`] : []),
        ...(failed > 0 ? [`not for ${failed}`] : []),
      ].join(', '),
  },
})
