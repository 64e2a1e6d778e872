import { defineMessages } from '../../lib/i18n/messages.ts'

/** The units that products are counted in, by their Chinese word. */
export const unitWords = defineMessages({
  'zh-cn': {
    台: '台',
    套: '套',
    组: '组',
    架: '架',
    项: '项',
    件: '件',
    个: '个',
    只: '只',
    块: '块',
    片: '片',
    根: '根',
    支: '支',
    米: '米',
    千克: '千克',
    吨: '吨',
  },
  en: {
    台: 'unit',
    套: 'set',
    组: 'set',
    架: 'aircraft',
    项: 'project',
    件: 'piece',
    个: 'piece',
    只: 'piece',
    块: 'piece',
    片: 'piece',
    根: 'piece',
    支: 'piece',
    米: 'metre',
    千克: 'kg',
    吨: 'tonne',
  },
})
