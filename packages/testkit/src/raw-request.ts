/** A request as no browser sends it: its path and its headers go out as they are. */
import { request } from 'node:http'

/** Asks a server by GET; answers its status and all that it says. */
export async function rawRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin)
  return new Promise((done, fail) => {
    request({ hostname, port, path, headers, agent: false }, (response) => {
      const { statusCode: status = 0 } = response
      response
        .setEncoding('utf8')
        .toArray()
        .then((pieces) => done({ status, text: pieces.join('') }), fail)
    })
      .on('error', fail)
      .end()
  })
}
