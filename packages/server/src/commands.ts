import { assistantCommand } from './cli/assistant-command.ts'
import type { Command } from './cli/command.ts'
import { accountCommands } from './features/account/commands.ts'
import { articleCommands } from './features/article/commands.ts'
import { classificationCommands } from './features/classification/commands.ts'
import { countryCommands } from './features/country/commands.ts'
import { dealCommands } from './features/deal/commands.ts'
import { determinationCommands } from './features/determination/commands.ts'
import { enterpriseCommands } from './features/enterprise/commands.ts'
import { evidenceCommands } from './features/evidence/commands.ts'
import { ownershipCommands } from './features/ownership/commands.ts'
import { partCommands } from './features/part/commands.ts'
import { regulationCommands } from './features/regulation/commands.ts'
import { sanctionCommands } from './features/sanction/commands.ts'
import { screeningCommands } from './features/screening/commands.ts'
import { sourceCommands } from './features/source/commands.ts'

const commands: readonly Command[] = [
  ...sourceCommands,
  ...sanctionCommands,
  ...determinationCommands,
  ...ownershipCommands,
  ...classificationCommands,
  ...regulationCommands,
  ...partCommands,
  ...countryCommands,
  ...dealCommands,
  ...enterpriseCommands,
  ...screeningCommands,
  ...evidenceCommands,
  ...articleCommands,
  ...accountCommands,
]

/** Every command of `maojian`, in the order of the usage. */
export const allCommands: readonly Command[] = [...commands, assistantCommand(commands)]
