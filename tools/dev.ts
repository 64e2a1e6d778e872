/** `npm run dev`: the server from its sources, pages by Vite with hot replacement. */
import { runProcess } from '../apps/server/src/process.ts'
import { developingWeb } from './dev-source.ts'

process.env['LOG_LEVEL'] ??= 'warn'
const { source, vite } = await developingWeb()
await runProcess({
  source: () => Promise.resolve(source),
  prepare: (app) => {
    app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()))
    app.addHook('onClose', () => vite.close())
  },
})
