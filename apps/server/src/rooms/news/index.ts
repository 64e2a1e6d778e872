/**
 * Room news: articles in revisions with publication and schedule, what readers see of them, and notices to enterprises.
 * Owns news, news_public, news_notice, news_notice_receiver. Emits news.changed.
 */
export { newsRoom } from './news.room.ts'
export { newsChanged } from './news.events.ts'
export type { Newsroom } from './newsroom.service.ts'
