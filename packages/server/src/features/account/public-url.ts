import type { Config } from '../../config.ts'

/** Where providers send browsers back to. */
export const publicUrl = (config: Config): string => config.publicUrl ?? `http://localhost:${config.port}`
