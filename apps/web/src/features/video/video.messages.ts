import { defineMessages } from '../../lib/i18n/messages.ts'

export const videoMessages = defineMessages({
  'zh-cn': {
    captionsChinese: '中文字幕',
    captionsEnglish: '英文字幕',
    silent: '无声',
    failed: '视频暂时无法播放，请检查网络后重试。',
    retry: '重新播放',
    unsupported: '当前浏览器不能直接播放，',
    save: '下载视频观看',
    video: (title: string) => `视频：${title}`,
  },
  en: {
    captionsChinese: 'Chinese',
    captionsEnglish: 'English',
    silent: 'No sound',
    failed: 'The video cannot be played right now. Check your connection and try again.',
    retry: 'Play again',
    unsupported: 'This browser cannot play it here; ',
    save: 'download the video',
    video: (title: string) => `Video: ${title}`,
  },
})
