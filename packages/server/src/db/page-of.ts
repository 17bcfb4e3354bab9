import type { SelectQueryBuilder, Simplify } from 'kysely'

export interface Page {
  readonly page: number
  readonly pageSize: number
}

/** One page of what a query finds, in its order, and how much it finds in all. */
export const pageOf = async <DB, Table extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, Table, Row>,
  { page, pageSize }: Page,
): Promise<{ rows: Simplify<Row>[]; count: number }> => {
  const rows = await found
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { count } = await found
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}
