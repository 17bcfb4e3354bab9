import { fileURLToPath } from 'node:url'

/** Starter facts that ship inside the project; this room is their only reader. */
export const dataFolder = fileURLToPath(new URL('../../../../data/', import.meta.url))
