import { defineMessages } from '../../lib/i18n/messages.ts'

/** Words of the two pictures and of the slider between them. */
export const stageMessages = defineMessages({
  'zh-cn': {
    assembled: '装配',
    exploded: '拆解',
    spread: '拆解程度',
    spreadValue: (percent: number) => `已拆开 ${percent}%`,
    picture: (name: string) => `${name}爆炸图，部件已编号`,
    assembledPicture: (name: string) => `${name}装配图`,
  },
  en: {
    assembled: 'Assembled',
    exploded: 'Exploded',
    spread: 'How far apart',
    spreadValue: (percent: number) => `${percent}% apart`,
    picture: (name: string) => `Exploded view of ${name} with numbered parts`,
    assembledPicture: (name: string) => `${name}, assembled`,
  },
})
