/** A real OpenID Connect provider on a local port, where somebody is signed in already and agrees to everything. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

const CLIENT_ID = 'portal'
const CLIENT_SECRET = 'a-secret-of-the-portal-and-its-provider'

export interface TestIdentityProvider {
  issuer: string
  /** The variables a portal needs to use it. */
  variables: Record<string, string>
  /** Who sits there. */
  person: { subject: string; name: string }
  /** Whether they say no. */
  refuses: boolean
  /** Makes the next identity tokens say something else, signed anew by the provider's key or by somebody else's. */
  forges: { key: 'own' | 'foreign'; claims: Record<string, unknown> } | null
  /** Allows another portal, reached at this origin, to send people here. */
  allow(origin: string): void
  stop(): Promise<void>
  /** Comes back at the same port. */
  start(): Promise<void>
}

interface Client {
  redirect_uris: string[]
}

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

/** The token with other claims, and the signature of this key over them. */
function resigned(token: string, claims: Record<string, unknown>, key: KeyObject): string {
  const [head = '', payload = ''] = token.split('.')
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  const text = `${head}.${Buffer.from(JSON.stringify({ ...said, ...claims })).toString('base64url')}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

/** Puts the forged token where the provider's was. */
function forgeTokens(provider: Provider, own: KeyObject, shown: TestIdentityProvider): void {
  const foreign = newKey()
  provider.use(async (context, next) => {
    await next()
    const answer = context.body as { id_token?: string } | undefined
    if (!shown.forges || !answer?.id_token) return
    const { key, claims } = shown.forges
    context.body = { ...answer, id_token: resigned(answer.id_token, claims, key === 'own' ? own : foreign) }
  })
}

function makeProvider(
  issuer: string,
  client: Client,
  { nameOf, privateKey }: { nameOf: (subject: string) => string; privateKey: KeyObject },
): Provider {
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' }
  return new Provider(issuer, {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, ...client }],
    jwks: { keys: [key] as never },
    cookies: { keys: ['a key of this provider'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, name: nameOf(subject) }),
    }),
  })
}

/** Answers the question the provider puts to whoever sits there. */
async function answer(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  { person, refuses }: TestIdentityProvider,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  if (refuses) return provider.interactionFinished(request, response, { error: 'access_denied' })
  const grant = new provider.Grant({ accountId: person.subject, clientId: String(params['client_id']) })
  grant.addOIDCScope('openid profile email')
  const grantId = await grant.save()
  await provider.interactionFinished(request, response, {
    login: { accountId: person.subject },
    consent: { grantId },
  })
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((done) => server.listen(port, '127.0.0.1', done))

/** Starts it. `allow` the origin of each portal before anybody is sent here. */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  const client: Client = { redirect_uris: [] }
  const names = new Map<string, string>()
  let provider: Provider | null = null
  const server = createServer((request, response) => {
    const current = provider
    if (!current) return void response.writeHead(503).end()
    if (!request.url?.startsWith('/sign-in/')) return void current.callback()(request, response)
    names.set(shown.person.subject, shown.person.name)
    void answer(current, request, response, shown)
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const shown: TestIdentityProvider = {
    issuer,
    variables: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_NAME: '统一身份',
    },
    person: { subject: 'subject-1', name: '林启明' },
    refuses: false,
    forges: null,
    allow(origin) {
      client.redirect_uris.push(`${origin}/api/enterprise/user/oidc/callback`)
      const privateKey = newKey()
      provider = makeProvider(issuer, client, { nameOf: (subject) => names.get(subject) ?? subject, privateKey })
      forgeTokens(provider, privateKey, shown)
    },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
    start: () => listen(server, port),
  }
  return shown
}
