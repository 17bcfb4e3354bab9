import { parentPort, workerData } from 'node:worker_threads'
import { controlFacts } from '../../facts/control-facts.ts'
import { createGraphBuilder, type GraphEnd } from '../../graph/graph-builder.ts'
import { enterprisesNamed } from './named-enterprises.ts'
import type { GraphMessage, GraphOrder, GraphReply } from './graph-messages.ts'

const port = parentPort
if (!port) throw new Error('graph-worker.ts runs only as a worker thread')

const { day, madeOf } = workerData as GraphOrder
const builder = createGraphBuilder(day, madeOf)

const finish = (told: GraphEnd): void => {
  const { bytes, nodes } = builder.finish(controlFacts(), { ...told, namedIn: enterprisesNamed })
  const built: GraphReply = { kind: 'built', bytes, nodes }
  port.postMessage(built, [bytes.buffer as ArrayBuffer])
}

port.on('message', (message: GraphMessage) => {
  if (message.kind === 'stop') return port.close()
  if (message.kind === 'end') return finish(message.told)
  if (message.kind === 'nodes') for (const row of message.rows) builder.addNode(row)
  else for (const row of message.rows) builder.addEdge(row)
  port.postMessage({ kind: 'more' } satisfies GraphReply)
})
