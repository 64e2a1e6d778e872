/** Serves the web application: files of the build, server-rendered website, the shell of workbench and console. */
import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import { passesPermission } from '@portal/contract/permission'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallInProcess } from '../platform/http/endpoints.ts'
import { rawRoute } from '../platform/http/serve.ts'
import { sha256 } from './assets.ts'
import { encode } from './compress.ts'
import { developmentPolicy, shellPolicy, websitePolicy } from './policy.ts'
import type { Assets, CallAsVisitor, Matched, Renderer, WebSource } from './renderer.ts'
import { shellHtml } from './shell.ts'

export interface Visitor {
  roles: readonly string[]
  perms: readonly string[]
  examineState: string | null
}

export interface WebDependencies {
  source: WebSource
  callInProcess: CallInProcess
  /** The public address of the site, for canonical addresses; without it they stay relative. */
  origin?: string | undefined
  /** Who a credential cookie belongs to; null when it is not valid (any more). Decides on pages only, never on data. */
  visitor(token: string): Promise<Visitor | null>
}

/** Stands for "no public address is configured". */
const NOWHERE = 'http://portal.invalid'

function credential(request: FastifyRequest): string | undefined {
  const pair = request.headers.cookie?.split('; ').find((one) => one.startsWith('access_token='))
  const value = pair?.slice('access_token='.length)
  try {
    return value ? decodeURIComponent(value) : undefined
  } catch {
    return value
  }
}

/** The request as the router reads it; the body of page requests is of no interest. */
function toRequest(path: string, origin = NOWHERE): Request {
  return new Request(new URL(path, origin), { headers: { accept: 'text/html' } })
}

export class WebPages {
  readonly #dependencies: WebDependencies

  constructor(dependencies: WebDependencies) {
    this.#dependencies = dependencies
  }

  #call(renderer: Renderer, request: Request): CallAsVisitor {
    const language = renderer.languageOf(new URL(request.url))
    return (endpoint, input) => this.#dependencies.callInProcess(endpoint, input, { actor: null, language })
  }

  /** The guard at the server's edge; where it would need to load what the browser loads, the browser decides. */
  async #redirect(
    renderer: Renderer,
    { handle, matched }: Matched,
    path: string,
    token: string | undefined,
  ): Promise<string | undefined> {
    const visitor = token === undefined ? null : await this.#dependencies.visitor(token)
    const permitted =
      visitor !== null && (handle?.permission === undefined || passesPermission(visitor, handle.permission))
    const state = {
      signedIn: token !== undefined,
      user: visitor,
      routesLoaded: visitor !== null,
      examineState: visitor?.examineState,
    }
    const step = renderer.decide(state, { path, matched, public: handle?.public === true, permitted })
    return step.do === 'redirect' ? step.to : undefined
  }

  async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const renderer = await this.#dependencies.source.renderer()
    const url = new URL(request.url, NOWHERE)
    const matched = renderer.match(url.pathname)
    const to = await this.#redirect(renderer, matched, url.pathname, credential(request))
    if (to !== undefined) return reply.header('cache-control', 'no-store').redirect(to, 302)
    const { handle } = matched
    const onServer = handle?.face === 'website' || handle?.serverRendered === true || url.pathname === '/'
    return onServer
      ? this.#website(request, reply, renderer, handle?.page ?? '')
      : this.#shell(request, reply, renderer, handle)
  }

  async #website(
    request: FastifyRequest,
    reply: FastifyReply,
    renderer: Renderer,
    page: string,
  ): Promise<FastifyReply> {
    const { source } = this.#dependencies
    const { assets, styleHash } = await source.assetsOf(page)
    const asked = toRequest(request.url, this.#dependencies.origin)
    const rendered = await renderer.render(
      { request: asked, call: this.#call(renderer, asked) },
      (): Assets => ({ ...assets, build: source.build }),
      source.entry,
    )
    reply.code(rendered.status)
    const location = rendered.headers.get('location')
    if (location !== null || rendered.body === null) return reply.redirect(location ?? '/website', rendered.status)
    const html = Buffer.from(await new Response(rendered.body).arrayBuffer())
    const policy = source.developing ? developmentPolicy : websitePolicy(sha256(renderer.inlineScript), styleHash)
    return this.#send(request, reply.header('content-security-policy', policy), html)
  }

  async #shell(
    request: FastifyRequest,
    reply: FastifyReply,
    renderer: Renderer,
    handle: Matched['handle'],
  ): Promise<FastifyReply> {
    const { source } = this.#dependencies
    const nonce = randomBytes(16).toString('base64')
    const files = source.shellOf(handle?.page ?? '', handle?.public !== true)
    const html = Buffer.from(shellHtml(source, files, renderer, nonce))
    const policy = source.developing ? developmentPolicy : shellPolicy(nonce)
    return this.#send(request, reply.header('content-security-policy', policy), html)
  }

  async #send(request: FastifyRequest, reply: FastifyReply, html: Buffer): Promise<FastifyReply> {
    const { content, encoding } = await encode(html, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .header('vary', 'accept-encoding, cookie')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(content)
  }

  /** `/_data/website/…`: a website page's data alone. */
  async data(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const renderer = await this.#dependencies.source.renderer()
    const asked = toRequest(request.url.slice('/_data'.length), this.#dependencies.origin)
    const { status, data } = await renderer.pageData({ request: asked, call: this.#call(renderer, asked) })
    const json = Buffer.from(JSON.stringify(data))
    const { content, encoding } = await encode(json, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .code(status)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(content)
  }
}

const YEAR_SECONDS = 365 * 24 * 3600

/** Files of the build carry their content's hash in the name, so browsers may keep them for ever. */
async function builtFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, index: false, dotfiles: 'deny' })
}

const isBuiltFile = (path: string): boolean => path.startsWith('/assets/') || path === '/favicon.svg'

function sendBuiltFile(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? ''
  const forEver = path.startsWith('/assets/')
  return reply.sendFile(path, { maxAge: (forEver ? YEAR_SECONDS : 3600) * 1000, immutable: forEver })
}

/** Adds the web's routes; to be called last, so that everything else is found first. */
export async function attachWeb(app: FastifyInstance, dependencies: WebDependencies): Promise<void> {
  const pages = new WebPages(dependencies)
  const { files } = dependencies.source
  if (files !== undefined) await builtFiles(app, files)
  rawRoute(app, 'GET', '/_data/*', (request, reply) => pages.data(request, reply))
  rawRoute(app, 'GET', '/*', (request, reply) =>
    files !== undefined && isBuiltFile(request.url) ? sendBuiltFile(request, reply) : pages.page(request, reply),
  )
}
