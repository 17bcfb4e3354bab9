import type { Command } from './cli/command.ts'

interface Noun {
  /** First words of its commands. */
  readonly words: readonly string[]
  readonly load: () => Promise<readonly Command[]>
}

/** In the order of the usage. Loaded when asked for: the engine alone takes a second, and 170 MB. */
const nouns: readonly Noun[] = [
  { words: ['lists'], load: async () => (await import('./features/source/commands.ts')).sourceCommands },
  {
    words: ['search', 'pair'],
    load: async () => (await import('./features/sanction/commands.ts')).sanctionCommands,
  },
  {
    words: ['determine'],
    load: async () => (await import('./features/determination/commands.ts')).determinationCommands,
  },
  {
    words: ['ownership'],
    load: async () => (await import('./features/ownership/commands.ts')).ownershipCommands,
  },
  {
    words: ['classify'],
    load: async () => (await import('./features/classification/commands.ts')).classificationCommands,
  },
  {
    words: ['control'],
    load: async () => (await import('./features/regulation/commands.ts')).regulationCommands,
  },
  { words: ['parts'], load: async () => (await import('./features/part/commands.ts')).partCommands },
  { words: ['places'], load: async () => (await import('./features/country/commands.ts')).countryCommands },
  { words: ['deal'], load: async () => (await import('./features/deal/commands.ts')).dealCommands },
  {
    words: ['enterprise'],
    load: async () => (await import('./features/enterprise/commands.ts')).enterpriseCommands,
  },
  {
    words: ['screen'],
    load: async () => (await import('./features/screening/commands.ts')).screeningCommands,
  },
  {
    words: ['evidence', 'certificate'],
    load: async () => (await import('./features/evidence/commands.ts')).evidenceCommands,
  },
  { words: ['news'], load: async () => (await import('./features/article/commands.ts')).articleCommands },
  { words: ['admin'], load: async () => (await import('./features/account/commands.ts')).accountCommands },
]

/** Every command of `maojian`, in the order of the usage. */
export const allCommands = async (): Promise<readonly Command[]> => {
  const commands = (await Promise.all(nouns.map(({ load }) => load()))).flat()
  const { assistantCommand } = await import('./cli/assistant-command.ts')
  return [...commands, assistantCommand(commands)]
}

/** The commands that begin with this word; all where none does, for the usage. */
export const commandsOf = (word: string): Promise<readonly Command[]> => {
  const noun = nouns.find(({ words }) => words.includes(word))
  return noun ? noun.load() : allCommands()
}
