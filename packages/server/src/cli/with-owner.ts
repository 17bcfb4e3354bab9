import { openFileStores } from '../adapters/file-stores.ts'
import { createOutbound } from '../adapters/outbound.ts'
import { pause } from '../adapters/pause.ts'
import { readConfig, type Config } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { runCommand, type CommandResult } from '../control/run-command.ts'
import { claimFolder, handOver, type ClaimedFolder } from '../control/control-socket.ts'
import type { ControlCommand } from '../control/control-messages.ts'
import { createSnapshots } from '../snapshots/snapshots.ts'
import { createProgress, type Terminal } from './terminal.ts'
import { lookForHeld } from '../facts/look-for-held.ts'

type Tell = (message: string) => void

const runHere = async (
  terminal: Terminal,
  config: Config,
  command: ControlCommand,
  tell: Tell,
): Promise<CommandResult> => {
  const { dataDir, allowInternalHosts } = config
  const claim: ClaimedFolder | undefined = config.databaseUrl ? undefined : await claimFolder(dataDir)
  lookForHeld(dataDir)
  try {
    const database = await openDatabase(config, { claim, log: tell })
    const outbound = createOutbound({ allowInternalHosts })
    const { now, signal } = terminal
    try {
      const { raw, snapshots: store } = openFileStores(config, outbound, now)
      const snapshots = createSnapshots({ database, store, dataDir, now })
      const context = { config, database, raw, snapshots, outbound, pause, now, progress: tell, signal }
      return await runCommand(context, command)
    } finally {
      await database.close()
    }
  } finally {
    await claim?.release()
  }
}

/** The running server has the database and does it; otherwise this process takes the folder's lock. */
const run = async (terminal: Terminal, command: ControlCommand, tell: Tell): Promise<CommandResult> => {
  const config = readConfig(terminal.env)
  const handed = config.databaseUrl
    ? undefined
    : await handOver(config.dataDir, command, tell, terminal.signal)
  return handed ? (handed.result as CommandResult) : runHere(terminal, config, command, tell)
}

/** Runs a command of the data folder and shows its progress to the person who waits. */
export const runWithOwner = async (terminal: Terminal, command: ControlCommand): Promise<CommandResult> => {
  const progress = createProgress(terminal.errors)
  try {
    return await run(terminal, command, progress.tell)
  } finally {
    progress.stop()
  }
}
