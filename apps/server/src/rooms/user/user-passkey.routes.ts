import {
  passkeyAdd,
  passkeyBegin,
  passkeyChallenge,
  passkeyList,
  passkeyLogin,
  passkeyRemove,
} from '@portal/contract/user-passkey'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Passkeys } from './user-passkey.service.ts'

/** Passkeys. `publicUrl`: where people reach this; else the host they asked. */
export function passkeyRoutes(app: FastifyInstance, passkeys: Passkeys, publicUrl: URL | null): void {
  const at = <Caller extends { origin: string }>(caller: Caller): Caller => ({
    ...caller,
    origin: publicUrl?.origin ?? caller.origin,
  })
  serve(app, passkeyList, ({ actor }) => passkeys.list(actor))
  serve(app, passkeyBegin, ({ actor, body, ...caller }) => passkeys.begin(actor, body, at(caller)))
  serve(app, passkeyAdd, ({ actor, body, ...caller }) => passkeys.add(actor, body, at(caller)))
  serve(app, passkeyRemove, ({ actor, body: { id, ...proof }, address }) => passkeys.remove(actor, id, proof, address))
  serve(app, passkeyChallenge, (caller) => passkeys.challenge(at(caller)))
  serve(app, passkeyLogin, ({ body, ...client }) => passkeys.signIn(body, at(client)))
}
