/** Who calls, and whether a call's `access` lets them in. */
import { bilingual } from '@portal/contract/bilingual'
import { APPROVED, type ExamineState, isBeforeApproval } from '@portal/contract/enterprise'
import type { Access, AnyEndpoint, Bilingual, Owed } from '@portal/contract/kit'
import { passesPermission } from '@portal/contract/permission'
import { type Fault, fault } from '../errors.ts'

/** A signed-in person, as the room `user` resolves them from the session token. */
export interface Actor {
  userId: string
  username: string
  nickname: string
  avatar: string | null
  organisationId: string | null
  organisationName: string
  examineState: ExamineState | null
  roles: string[]
  perms: string[]
  sessionId: string
  /** What has to be done before anything else. */
  owes?: Owed
}

/**
 * An actor with an enterprise, approved unless the call is open `beforeApproval`; every call on enterprise data is scoped
 * by `organisationId`.
 */
export interface OrganisationActor extends Actor {
  organisationId: string
}

/** `unknown`: no such session, idle too long, or revoked. `ended`: it reached its absolute end. */
export type Resolved = Actor | 'unknown' | 'ended'
/** Finds the actor of a session token; `touch: false` looks without counting as activity. */
export type Resolve = (token: string, options?: { touch: boolean }) => Promise<Resolved>

/** What `access` promises the handler about its actor. */
export type ActorFor<E extends { access: Access }> = E['access'] extends 'public'
  ? Actor | null
  : E['access'] extends 'approved' | `${string}:own`
    ? OrganisationActor
    : Actor

const says: Record<'signIn' | 'approval' | 'submission' | Owed, Bilingual> = {
  signIn: bilingual('请先登录', 'Please sign in first'),
  unlock: bilingual('屏幕已锁定，请先解锁', 'The screen is locked. Please unlock it first'),
  consent: bilingual(
    '用户协议或隐私政策已更新，请先阅读并同意',
    'The user agreement or the privacy policy has changed. Please read and agree to it first',
  ),
  factor: bilingual(
    '平台要求运营人员启用两步验证，请先完成设置',
    'The platform requires a second factor of its people. Please set it up first',
  ),
  approval: bilingual('企业认证通过后方可进行此操作', 'Your enterprise has to be approved before you can do this'),
  submission: bilingual(
    '企业认证通过后才能提交审核，现在可以先保存草稿',
    'Your enterprise has to be approved before you can submit for review. You can save a draft now',
  ),
}

/** The bearer token of a request, or null. The cookie alone never counts. */
export function bearerOf(header: string | undefined): string | null {
  const match = /^Bearer +([\w.~+/=-]{1,512})$/i.exec(header ?? '')
  return match?.[1] ?? null
}

/**
 * Finds who calls; no token is nobody. A token that is not good is refused (A0230, A0231), except where `lenient`:
 * a public page opens, and signing in works, with a stale token too.
 */
export async function identify(resolve: Resolve, header: string | undefined, lenient: boolean): Promise<Actor | null> {
  if (header === undefined || header.trim() === '') return null
  const token = bearerOf(header)
  const resolved = token === null ? 'unknown' : await resolve(token)
  if (lenient && typeof resolved === 'string') return null
  if (resolved === 'unknown') throw fault('A0230')
  if (resolved === 'ended') throw fault('A0231')
  return resolved
}

/** Whether somebody's enterprise is approved: not before, and not while it is suspended. */
export const isApproved = (actor: Actor): actor is OrganisationActor =>
  actor.organisationId !== null && actor.examineState === APPROVED

/** Refuses to send to review (A0301) before the enterprise is approved: drafts are all that it may prepare. */
export function assertMaySubmitContent(actor: Actor): void {
  if (!isApproved(actor)) throw fault('A0301', says.submission)
}

/** Whether somebody may make calls of an enterprise that are open `beforeApproval` or not. */
const isOfEnterpriseInUse = (actor: Actor, beforeApproval: boolean): boolean =>
  isApproved(actor) || (beforeApproval && actor.organisationId !== null && isBeforeApproval(actor.examineState))

/** What a call says of who may make it. */
export type Door = Pick<AnyEndpoint, 'access'> & Partial<Pick<AnyEndpoint, 'whileOwing' | 'beforeApproval'>>

/** The actor as a public call knows them: whoever has something to do before anything else is nobody yet. */
export const knownTo = ({ access }: Door, actor: Actor | null): Actor | null =>
  access === 'public' && actor?.owes ? null : actor

/** Why a call is not let in: A0230 for nobody, A0301 for who may not, or owes something first (`data.owes`). */
function refusal({ access, whileOwing = [], beforeApproval = false }: Door, actor: Actor | null): Fault | null {
  if (access === 'public') return null
  if (actor === null) return fault('A0230', says.signIn)
  const { owes } = actor
  if (owes && !whileOwing.includes(owes)) return fault('A0301', says[owes], { owes })
  if (access === 'signed-in') return null
  const isIn = isOfEnterpriseInUse(actor, beforeApproval)
  if (access === 'approved') return isIn ? null : fault('A0301', says.approval)
  const held = [access].flat().filter((permission) => passesPermission(actor, [permission]))
  if (held.length === 0) return fault('A0301')
  const isOfEnterprise = held.every((permission) => permission.endsWith(':own'))
  return isOfEnterprise && !isIn ? fault('A0301', says.approval) : null
}

/** Lets in or throws what `refusal` says. */
export function admit(door: Door, actor: Actor | null): void {
  const refused = refusal(door, actor)
  if (refused) throw refused
}

/** Whether somebody would be let in. */
export const admits = (door: Door, actor: Actor): boolean => refusal(door, actor) === null
