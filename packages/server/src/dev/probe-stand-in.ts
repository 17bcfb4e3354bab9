import { fastify, type FastifyInstance } from 'fastify'

/** What the single window's own address answers by JSONP: a session, none, or nothing at all. */
const probeModes = ['yes', 'no', 'silent'] as const
type ProbeMode = (typeof probeModes)[number]

const isMode = (text: string): text is ProbeMode => (probeModes as readonly string[]).includes(text)

/** The probe address of a single window; `/mode/<mode>` changes what it answers from then on. */
export const createProbeStandIn = async (): Promise<FastifyInstance> => {
  const app = fastify({ forceCloseConnections: true })
  let mode: ProbeMode = 'no'
  app.get('/authorize', (request, reply) => {
    const { callback = '' } = request.query as Record<string, string>
    if (mode === 'silent') return reply.hijack()
    const name = /^[A-Za-z0-9_]{1,40}$/.test(callback) ? callback : 'callback'
    const answer = mode === 'yes' ? { code: 200 } : { code: 401, error: 'login_required' }
    return reply.type('text/javascript; charset=utf-8').send(`${name}(${JSON.stringify(answer)})`)
  })
  app.get<{ Params: { mode: string } }>('/mode/:mode', (request, reply) => {
    if (!isMode(request.params.mode)) return reply.code(404).send({ modes: probeModes })
    mode = request.params.mode
    return { mode }
  })
  return app
}
