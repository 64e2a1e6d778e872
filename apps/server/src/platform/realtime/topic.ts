/** What streams hear: topics, each with the rule that says who may hear it. What no rule admits is refused. */
import { type Permission, passesPermission } from '@portal/contract/permission'
import { permissions } from '@portal/contract/permission-list'
import type { Actor } from '../http/actor.ts'

/** The name of one topic: `user:12`. */
export type Topic = `${string}:${string}`

/** Topics of one pattern: call it with an id for the topic. */
export interface TopicKind<Id extends string = string> {
  (id: Id): Topic
  readonly kind: string
  /** Whether somebody may hear the topic of this id; null is a visitor who has not signed in. */
  readonly admits: (listener: Actor | null, id: string) => boolean
}

/** Declares a kind of topic with its rule: `defineTopic('user', (listener, id) => listener?.userId === id)`. */
export function defineTopic<Id extends string = string>(kind: string, admits: TopicKind['admits']): TopicKind<Id> {
  return Object.assign((id: Id): Topic => `${kind}:${id}`, { kind, admits })
}

export const userTopic = defineTopic('user', (listener, id) => listener?.userId === id)
export const sessionTopic = defineTopic('session', (listener, id) => listener?.sessionId === id)
export const organisationTopic = defineTopic('organisation', (listener, id) => listener?.organisationId === id)
/** What concerns everybody who holds the permission. */
export const permissionTopic = defineTopic<Permission>(
  'permission',
  (listener, sentence) => listener !== null && passesPermission(listener, [sentence]),
)
/** What concerns everybody who is signed in: `signedInTopic('all')`. */
export const signedInTopic = defineTopic<'all'>('signed-in', (listener) => listener !== null)

/** What everybody signed in hears without asking for it. */
export function ownTopics(actor: Actor): Topic[] {
  const { userId, sessionId, organisationId } = actor
  const held = permissions.filter((permission) => permissionTopic.admits(actor, permission))
  const organisation = organisationId === null ? [] : [organisationTopic(organisationId)]
  return [
    userTopic(userId),
    sessionTopic(sessionId),
    signedInTopic('all'),
    ...organisation,
    ...held.map((permission) => permissionTopic(permission)),
  ]
}

/** Tells whether somebody may hear a topic that they name; one of a kind that nobody declared is heard by nobody. */
export function createRule(kinds: readonly TopicKind[]): (listener: Actor | null, topic: string) => topic is Topic {
  const known = new Map(kinds.map((kind) => [kind.kind, kind]))
  return (listener, topic): topic is Topic => {
    const at = topic.indexOf(':')
    return at > 0 && known.get(topic.slice(0, at))?.admits(listener, topic.slice(at + 1)) === true
  }
}
