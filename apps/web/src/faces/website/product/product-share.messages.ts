import { defineMessages } from '../../../lib/i18n/messages.ts'

export const shareMessages = defineMessages({
  'zh-cn': {
    title: '分享这件产品',
    close: '关闭',
    qr: '本页二维码',
    scan: '用手机或微信扫一扫，在手机上打开本页。',
    address: '本页地址',
    system: '分享到其他应用',
    mail: '用邮件发送',
    embed: '嵌入到您的网站',
    embedNote:
      '把下面的代码粘贴到网页里，访客就能看到这件产品的卡片，并可就地查看三维模型；不使用 Cookie，点击后回到本页。',
    embedCode: '嵌入代码',
  },
  en: {
    title: 'Share this product',
    close: 'Close',
    qr: 'QR code of this page',
    scan: 'Scan it to open this page on a phone.',
    address: 'Address of this page',
    system: 'Share with an app',
    mail: 'Send by mail',
    embed: 'Show it on your own site',
    embedNote:
      'Paste this into a page: visitors see a card of the product, with its 3D model where there is one. It sets no cookies and leads back here.',
    embedCode: 'Code to paste',
  },
})
