interface MadeOnceTable {
  /** Digest of who asks for what. */
  key: string
  at: Date
  /** Names the claim: only its maker notes what was made, or forgets it. */
  owner: string
  /** Id of what was made; null while it is being made. */
  made: string | null
}

export interface MadeOnceTables {
  made_once: MadeOnceTable
}
