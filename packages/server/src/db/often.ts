import { sql } from 'kysely'
import { oftenMark } from './embedded-protocol.ts'

/** Marks a statement that every search asks: the embedded database keeps its plan, which costs more to make than to run. */
export const often = sql.raw(oftenMark)
