import type { Config } from '../../config.ts'

/** Where providers send browsers back to. */
export const publicUrl = (config: Pick<Config, 'publicUrl' | 'port'>): string =>
  config.publicUrl ?? `http://localhost:${config.port}`
