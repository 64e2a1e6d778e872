/**
 * Room news: articles in revisions with publication and schedule, what readers see of them, and notices to enterprises.
 * Owns news, news_revision, news_public, news_notice, news_notice_receiver. Emits news.changed.
 * Needs user, dict, file, audit, message, enterprise.
 */
export { newsFigures } from './news-figures.service.ts'
export { newsChanged } from './news.events.ts'
export { newsRoutes } from './news.routes.ts'
export { createNewsroom, type Newsroom } from './newsroom.service.ts'
export { newsAddresses } from './news-address.service.ts'
