/** Serves the web application: files of the build, server-rendered website, the shell of workbench and console. */
import { randomBytes } from 'node:crypto'
import { redirectTarget } from '@portal/contract/discovery'
import type { Owed } from '@portal/contract/kit'
import { passesPermission } from '@portal/contract/permission'
import type { Assets, CallAsVisitor, Matched, Renderer } from '@portal/contract/renderer'
import { wantedAddressCookie } from '@portal/contract/wanted-address'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../platform/errors.ts'
import type { CallInProcess } from '../platform/http/endpoints.ts'
import { rawRoute } from '../platform/http/serve.ts'
import type { Logger } from '../platform/log.ts'
import { alreadyHas, noteLines } from './answer-from-cache.ts'
import { sha256 } from './assets.ts'
import { builtFiles, isBuiltFile, sendBuiltFile } from './built-files.ts'
import { encode, type Encoding, encodingOf } from './compress.ts'
import { etagOf, type CachedAnswer, type Made, type PageCache } from './page-cache.ts'
import { developmentPolicy, framedPolicy, shellPolicy, websitePolicy } from './policy.ts'
import type { WebSource } from './renderer.ts'
import { shellHtml } from './shell.ts'

export interface Visitor {
  roles: readonly string[]
  perms: readonly string[]
  /** What has to be done before anything else. */
  owes?: Owed | undefined
  examineState: string | null
}

export interface WebDependencies {
  source: WebSource
  callInProcess: CallInProcess
  /** The public address of the site, for canonical addresses; without it they stay relative. */
  origin?: string | undefined
  /** Whether the credential's cookie is for this host alone. */
  hostCookie: boolean
  /** Who a credential cookie belongs to; null when it is not valid (any more). Decides on pages only, never on data. */
  visitor(token: string): Promise<Visitor | null>
  cache: PageCache
  log: Logger
}

/** Makes an answer in an encoding, or gives back the one that was kept before, when it would be the same. */
type MakeEncoded = (encoding: Encoding | undefined, dropped?: CachedAnswer) => Promise<Made>

const withoutContent = (status: number, headers: CachedAnswer['headers']): CachedAnswer => ({
  status,
  headers,
  content: Buffer.alloc(0),
  encoding: undefined,
  of: null,
})

/** Of a page's data. Stamps tell when a form was shown: one that is some minutes older makes no other page. */
const fingerprintOf = (data: string): string => etagOf(data.replaceAll(/"stamp":"[^"]*"/g, ''))

/** Stands for "no public address is configured". */
const NOWHERE = 'http://portal.invalid'
/** Under which the data of a page is asked for alone. */
const DATA = '/_data'
/** Sites that ask for it of all that they show may show it too. */
const FOR_ANY_SITE = ['cross-origin-resource-policy', 'cross-origin'] as const
/** Nobody enters longer addresses. */
const LONGEST = 2000

function credential(request: FastifyRequest): string | undefined {
  const pair = request.headers.cookie?.split('; ').find((one) => one.startsWith('access_token='))
  const value = pair?.slice('access_token='.length)
  try {
    return value ? decodeURIComponent(value) : undefined
  } catch {
    return value
  }
}

/** What a path says. A0400 for what is read as another host, or as none: `//`, `/\`, `//host/path`. */
function urlOf(path: string): URL {
  const url = URL.parse(path, NOWHERE)
  if (url?.origin !== NOWHERE) throw fault('A0400')
  return url
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

  /** Calls as a visitor; `shown` is given the tags of all answers. */
  #call(renderer: Renderer, request: Request, shown = new Set<string>()): CallAsVisitor {
    const language = renderer.languageOf(new URL(request.url))
    return (endpoint, input) => this.#dependencies.callInProcess(endpoint, input, { actor: null, language, shown })
  }

  /**
   * The guard at the server's edge; where it would need to load what the browser loads, the browser decides. `returns`:
   * whoever is led away will want to come back.
   */
  async #guardRedirect(
    renderer: Renderer,
    { handle, matched }: Matched,
    path: string,
    token: string | undefined,
  ): Promise<{ to: string; returns: boolean } | undefined> {
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
    const returns = token === undefined || visitor?.owes !== undefined
    return step.do === 'redirect' ? { to: step.to, returns } : undefined
  }

  async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = urlOf(request.url)
    const renderer = await this.#dependencies.source.renderer()
    const kept = this.#cacheKeyOf(renderer, url)
    const matched = renderer.match(url.pathname)
    // Its policy says who may frame it; this older header knows no exception.
    if (matched.handle?.framed) reply.removeHeader('x-frame-options').header(...FOR_ANY_SITE)
    if (kept !== null) return this.#fromCache(request, reply, kept, this.#html(renderer, kept))
    const redirected = matched.matched ? null : await this.#enteredRedirect(renderer, request.url)
    if (redirected) return reply.code(redirected.status).headers(redirected.headers).send()
    const token = credential(request)
    const led = await this.#guardRedirect(renderer, matched, url.pathname, token)
    if (led !== undefined) {
      const wanted = led.returns && matched.matched && wantedAddressCookie(url.pathname, url.search)
      if (wanted) reply.header('set-cookie', wanted)
      return reply.header('cache-control', 'no-store').redirect(led.to, 302)
    }
    const { handle } = matched
    const onServer = handle?.face === 'website' || handle?.serverRendered === true || url.pathname === '/'
    return onServer ? this.#website(request, reply, renderer) : this.#shell(request, reply, renderer, handle)
  }

  /** Under which address an answer is kept; null: it is made for everybody anew. While developing nothing is kept. */
  #cacheKeyOf(renderer: Renderer, url: URL): string | null {
    return this.#dependencies.source.developing ? null : renderer.cacheKeyOf(url)
  }

  async #fromCache(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    make: MakeEncoded,
  ): Promise<FastifyReply> {
    const encoding = encodingOf(request.headers['accept-encoding'])
    const answer = await this.#dependencies.cache.answer(encoding, address, (dropped) => make(encoding, dropped))
    reply.code(answer.status).headers(answer.headers)
    noteLines(reply, answer)
    return alreadyHas(request, answer.headers) ? reply.code(304).send() : reply.send(answer.content)
  }

  /**
   * Leads to where the page of an address went, in its language; null when nobody said that it went anywhere. To be asked
   * once nothing is there. `prefix` stands before both addresses.
   */
  async #enteredRedirect(renderer: Renderer, address: string, prefix = ''): Promise<CachedAnswer | null> {
    if (!address.startsWith('/website/')) return null
    const asked = toRequest(address, this.#dependencies.origin)
    const { target } = await this.#call(renderer, asked)(redirectTarget, {
      query: { address: address.slice(0, LONGEST) },
    })
    if (target === null) return null
    const to = new URL(target, asked.url)
    if (renderer.languageOf(new URL(asked.url)) === 'en') to.searchParams.set('lang', 'en')
    // Operators may take an entry back: browsers ask again.
    const headers = { location: prefix + to.pathname + to.search, 'cache-control': 'no-cache' }
    return withoutContent(301, headers)
  }

  /** A website page as it is sent. */
  #html(renderer: Renderer, address: string): MakeEncoded {
    return async (encoding, dropped) => {
      const { source, origin, hostCookie, log } = this.#dependencies
      const asked = toRequest(address, origin)
      const tags = new Set<string>()
      const { handle } = renderer.match(new URL(asked.url).pathname)
      const { assets, styles, styleHash } = await source.assetsOf(handle?.page ?? '')
      const rendered = await renderer.render(
        { request: asked, call: this.#call(renderer, asked, tags) },
        (): Assets => ({ ...assets, build: source.build, entry: source.entry, hostCookie }),
      )
      const { status, state } = rendered
      const redirected = status === 404 ? await this.#enteredRedirect(renderer, address) : null
      if (redirected) return { answer: redirected, tags }
      const location = rendered.headers.get('location')
      if (location !== null || state === null)
        return { answer: withoutContent(status, { location: location ?? '/website' }), tags }
      const of = fingerprintOf(state)
      if (dropped?.of === of) return { answer: dropped, tags }
      const { head, rest, whole } = rendered.draw()
      if (!whole) log.error({ address }, 'a part of a page could not be drawn on the server')
      const html = Buffer.concat([Buffer.from(head), styles, Buffer.from(rest)])
      // What is not there is not for frames either: the site's own page says so.
      const policyOf = handle?.framed && status === 200 ? framedPolicy : websitePolicy
      const policy = source.developing ? developmentPolicy : policyOf(sha256(renderer.inlineScript), styleHash)
      const answer = answerOf({ status, content: html, of }, encoding, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      })
      return { answer, tags }
    }
  }

  async #website(request: FastifyRequest, reply: FastifyReply, renderer: Renderer): Promise<FastifyReply> {
    const make = this.#html(renderer, request.url)
    const { status, headers, content } = (await make(encodingOf(request.headers['accept-encoding']))).answer
    return reply.code(status).headers(headers).send(content)
  }

  async #shell(
    request: FastifyRequest,
    reply: FastifyReply,
    renderer: Renderer,
    handle: Matched['handle'],
  ): Promise<FastifyReply> {
    const { source, hostCookie } = this.#dependencies
    const nonce = randomBytes(16).toString('base64')
    const files = source.shellOf(handle?.page ?? '', handle?.public !== true)
    const html = Buffer.from(shellHtml(source, files, renderer, { nonce, hostCookie }))
    const policy = source.developing ? developmentPolicy : shellPolicy(nonce)
    const answer = answerOf({ status: 200, content: html, of: null }, encodingOf(request.headers['accept-encoding']), {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // Whoever has signed out is sent elsewhere.
      vary: 'accept-encoding, cookie',
    })
    return reply.headers(answer.headers).send(answer.content)
  }

  /** `/_data/website/…`: a website page's data alone. */
  async data(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = request.url.slice(DATA.length)
    const url = urlOf(address)
    const renderer = await this.#dependencies.source.renderer()
    const kept = this.#cacheKeyOf(renderer, url)
    if (kept !== null) return this.#fromCache(request, reply, DATA + kept, this.#json(renderer, kept))
    const make = this.#json(renderer, address)
    const { status, headers, content } = (await make(encodingOf(request.headers['accept-encoding']))).answer
    return reply.code(status).headers(headers).send(content)
  }

  #json(renderer: Renderer, address: string): MakeEncoded {
    return async (encoding, dropped) => {
      const asked = toRequest(address, this.#dependencies.origin)
      const tags = new Set<string>()
      const { status, data } = await renderer.pageData({ request: asked, call: this.#call(renderer, asked, tags) })
      const redirected = status === 404 ? await this.#enteredRedirect(renderer, address, DATA) : null
      if (redirected) return { answer: redirected, tags }
      const json = JSON.stringify(data)
      const of = fingerprintOf(json)
      if (dropped?.of === of) return { answer: dropped, tags }
      const answer = answerOf({ status, content: Buffer.from(json), of }, encoding, {
        'content-type': 'application/json; charset=utf-8',
      })
      return { answer, tags }
    }
  }
}

/** An answer that the browser asks about again each time; it learns by the tag that nothing has changed. */
function answerOf(
  plain: Pick<CachedAnswer, 'status' | 'content' | 'of'>,
  accepted: Encoding | undefined,
  about: Record<string, string>,
): CachedAnswer {
  const encoded = encode(plain.content, accepted)
  const headers = { 'cache-control': 'no-cache', vary: 'accept-encoding', etag: etagOf(encoded.content), ...about }
  const { encoding } = encoded
  return { ...plain, ...encoded, headers: encoding ? { ...headers, 'content-encoding': encoding } : headers }
}

/** Adds the web's routes; to be called last, so that everything else is found first. */
export async function attachWeb(app: FastifyInstance, dependencies: WebDependencies): Promise<void> {
  const pages = new WebPages(dependencies)
  const { files } = dependencies.source
  if (files !== undefined) await builtFiles(app, files)
  rawRoute(app, 'GET', `${DATA}/*`, (request, reply) => pages.data(request, reply))
  rawRoute(app, 'GET', '/*', (request, reply) =>
    files !== undefined && isBuiltFile(request.url) ? sendBuiltFile(request, reply) : pages.page(request, reply),
  )
}
