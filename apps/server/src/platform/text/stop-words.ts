/** Words too common to look for. */
const chinese =
  '的 了 和 与 及 在 为 是 有 由 对 将 中 一种 所述 其 其中 以及 用于 通过 包括 根据 从而 使得 并 或 该 上 下 一 之 等'
const english = 'a an and are as at be by for from in is it its of on or that the their this to was with'

export const stopWords: ReadonlySet<string> = new Set([...chinese.split(' '), ...english.split(' ')])
