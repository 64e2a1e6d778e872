import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room file is called in roles, in the audit log, among jobs and in menus. */
export const fileRoom = {
  permissions: {
    'file:upload:own': ['上传图片与文件', 'Upload pictures and files'],
  },
  nouns: {
    file: ['文件', 'Files'],
  },
  jobs: {
    'file.avif': ['生成 AVIF 图片', 'Encode AVIF pictures'],
    'file.come-to-rest': ['结束反复失败的文件处理', 'Give up files that failed every time'],
    'file.draw-document': ['生成文档首页图', 'Draw the first page of a document'],
    'file.expire-upload': ['清理未完成的上传', 'Remove uploads that were left'],
    'file.inspect-model': ['检查 3D 模型', 'Inspect a 3D model'],
    'file.transcode-video': ['转码视频', 'Transcode a video'],
    'file.put-together': ['合并上传的文件', 'Put an uploaded file together'],
    'file.read-captions': ['检查字幕', 'Read captions'],
    'file.remove': ['删除文件', 'Remove a file'],
    'file.remove-media': ['删除媒体文件', 'Remove a media file'],
    'file.remove-pieces': ['删除上传分片', 'Remove pieces of an upload'],
    'file.remove-unused': ['清理未被引用的文件', 'Remove files that nothing refers to'],
  },
} as const satisfies RoomMessages<'file'>
