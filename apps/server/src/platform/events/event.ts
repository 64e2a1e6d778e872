/** What an event is. */

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }
export type JsonObject = { [key: string]: JsonValue }

/** The name of an event, with the type of its payload. */
export interface EventType<Payload extends JsonObject> {
  readonly name: string
  /** Never set; carries the type. */
  readonly payload?: Payload
}

export interface EventMeta {
  id: string
  name: string
  publishedAt: Date
  /** 1 at the first try. */
  attempt: number
}

export interface EventLag {
  waiting: number
  /** Seconds since the oldest waiting delivery was published; 0 when nothing waits. */
  oldestSeconds: number
}

/** A delivery that failed and is tried again. */
export interface FailingDelivery {
  name: string
  subscriber: string
  attempts: number
  nextAt: Date
  error: string
}

/** Declares an event: `export const productSubmitted = defineEvent<{ productId: string }>('product.submitted')`. */
export function defineEvent<Payload extends JsonObject>(name: string): EventType<Payload> {
  return { name }
}
