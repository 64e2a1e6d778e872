import type { ComplaintSubjectType } from '@portal/contract/complaint-kind'

const addresses: Record<ComplaintSubjectType, string> = {
  product: '/website/product/detail',
  news: '/website/news/detail',
  live: '/website/live/detail',
}

/** The public page of what is complained about. */
export const subjectAddress = ({ type, id }: { type: ComplaintSubjectType; id: string }): string =>
  `${addresses[type]}?id=${id}`
