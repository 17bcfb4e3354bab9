import { createOutbound } from '../adapters/outbound.ts'
import { readConfig, type Config } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { runIngestCommand, type IngestResult } from '../ingest/ingest-command.ts'
import { claimFolder, handOver, type ClaimedFolder } from '../jobs/control-socket.ts'
import type { ControlCommand } from '../jobs/control-messages.ts'
import { createProgress, type Terminal } from './terminal.ts'

type Tell = (message: string) => void

const runHere = async (
  terminal: Terminal,
  config: Config,
  command: ControlCommand,
  tell: Tell,
): Promise<IngestResult> => {
  const { dataDir, allowInternalHosts } = config
  const claim: ClaimedFolder | undefined = config.databaseUrl ? undefined : await claimFolder(dataDir)
  try {
    const database = await openDatabase(config, { claim, log: tell })
    const outbound = createOutbound({ allowInternalHosts })
    const { now, signal } = terminal
    try {
      return await runIngestCommand({ database, dataDir, outbound, now, progress: tell, signal }, command)
    } finally {
      await database.close()
    }
  } finally {
    await claim?.release()
  }
}

/** The running server has the database and does it; otherwise this process takes the folder's lock. */
const run = async (terminal: Terminal, command: ControlCommand, tell: Tell): Promise<IngestResult> => {
  const config = readConfig(terminal.env)
  const handed = config.databaseUrl
    ? undefined
    : await handOver(config.dataDir, command, tell, terminal.signal)
  return handed ? (handed.result as IngestResult) : runHere(terminal, config, command, tell)
}

/** Runs a command of the data folder and shows its progress to the person who waits. */
export const runWithOwner = async (terminal: Terminal, command: ControlCommand): Promise<IngestResult> => {
  const progress = createProgress(terminal.errors)
  try {
    return await run(terminal, command, progress.tell)
  } finally {
    progress.stop()
  }
}
