import { defineMessages } from '../../../lib/i18n/messages.ts'

const products = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`

export const batchMessages = defineMessages({
  'zh-cn': {
    chooseWhole: (count: number) => `选择筛选结果的全部 ${count} 个产品`,
    wholeChosen: (count: number, which: string) => `已选全部 ${count} 个产品（${which}）`,
    everything: '未设筛选条件',
    keywords: (words: string) => `关键词“${words}”`,
    archived: '已归档',
    region: '批量处理进度',
    ordered: '已开始批量处理，可离开本页，处理会继续',
    submit: '提交审核',
    archive: '归档',
    restore: '恢复',
    recall: '撤回审核',
    progress: (what: string, done: number, total: number) => `${what}：已处理 ${done} / ${total}`,
    ended: (what: string, done: number, refused: number, partly: number) =>
      [
        `${what}完成：${done} 个产品`,
        ...(partly > 0 ? [`其中 ${partly} 个有内容未提交`] : []),
        ...(refused > 0 ? [`${refused} 个未能处理`] : []),
      ].join('，'),
    stopped: (what: string, done: number, total: number) => `${what}已停止：处理了 ${done} / ${total} 个产品`,
    stop: '停止',
    undo: '撤销',
    undoTitle: (count: number) => `撤销对 ${count} 个产品的操作？`,
    undo_submit: '这批提交的内容将从审核中撤回，变为草稿。已经审核的内容不受影响，会逐个说明。',
    undo_archive: '这批产品将回到列表，各项内容为草稿；原先在网站展示的需重新提交审核。',
    undo_restore: '这批产品将重新归档。',
    undo_recall: '',
    cancel: '取消',
    why: '查看原因',
    whyTitle: (refused: number, partly: number) =>
      partly === 0 ? `${refused} 个产品未能处理` : `${refused + partly} 个产品未能处理或未全部提交`,
    shown: (count: number) => `以下为前 ${count} 个`,
    close: '关闭',
  },
  en: {
    chooseWhole: (count: number) => `Choose all ${count} products found`,
    wholeChosen: (count: number, which: string) => `All ${products(count)} chosen (${which})`,
    everything: 'no filter is set',
    keywords: (words: string) => `“${words}”`,
    archived: 'put away',
    region: 'Progress of the batch',
    ordered: 'It has begun. You may leave this page, it goes on',
    submit: 'Submitting for review',
    archive: 'Putting away',
    restore: 'Bringing back',
    recall: 'Taking back from review',
    progress: (what: string, done: number, total: number) => `${what}: ${done} of ${total}`,
    ended: (what: string, done: number, refused: number, partly: number) =>
      [
        `${what}: done for ${products(done)}`,
        ...(partly > 0 ? [`for ${partly} of them in part`] : []),
        ...(refused > 0 ? [`not for ${refused}`] : []),
      ].join(', '),
    stopped: (what: string, done: number, total: number) => `${what}: stopped after ${done} of ${total}`,
    stop: 'Stop',
    undo: 'Undo',
    undoTitle: (count: number) => `Undo it for ${products(count)}?`,
    undo_submit:
      'What was submitted is taken back from review and becomes drafts. What was decided meanwhile stays, and is told.',
    undo_archive:
      'They return to the list with everything as drafts; what was on the website has to be submitted again.',
    undo_restore: 'They are put away again.',
    undo_recall: '',
    cancel: 'Cancel',
    why: 'See why',
    whyTitle: (refused: number, partly: number) =>
      partly === 0 ? `Not done for ${products(refused)}` : `Not wholly done for ${products(refused + partly)}`,
    shown: (count: number) => `The first ${count} of them`,
    close: 'Close',
  },
})
