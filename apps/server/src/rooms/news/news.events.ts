import { defineEvent } from '../../platform/events.ts'

/** An article was saved, published, scheduled, withdrawn or removed. */
export const newsChanged = defineEvent<{ newsId: string }>('news.changed')
