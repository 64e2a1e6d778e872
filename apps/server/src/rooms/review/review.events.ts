import { defineEvent } from '../../platform/events.ts'

/** An item came into the queue, was replaced by a newer revision, taken back, or decided. */
export const reviewChanged = defineEvent<{ reviewId: string }>('review.changed')
