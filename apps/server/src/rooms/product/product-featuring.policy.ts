/** Why products cannot be put forward. */
import { fault } from '../../platform/errors.ts'
import { refuse } from '../content/index.ts'

interface Newest {
  revision: number
  updatedBy: string | null
  updatedAt: string | null
}

export const featuringRefusals = {
  hidden: () =>
    refuse(
      '所选产品中有的已不在网站上，请刷新后重新选择',
      'One of the chosen products is not on the website any more. Reload, then choose again',
    ),
  stale: (newest: Newest) =>
    fault(
      'A0409',
      {
        'zh-cn': `${newest.updatedBy ?? '其他人员'}已先保存了首页推荐，请刷新后再操作`,
        en: `${newest.updatedBy ?? 'Somebody else'} saved the home page first. Reload, then try again`,
      },
      newest,
    ),
}
