interface MadeOnceTable {
  /** Digest of who asks for what. */
  key: string
  at: Date
  /** Id of what was made; null while it is being made. */
  made: string | null
}

export interface MadeOnceTables {
  made_once: MadeOnceTable
}
