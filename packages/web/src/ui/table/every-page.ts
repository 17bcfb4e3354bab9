/** Rows that one file takes; more would keep the browser busy for minutes. */
const mostRows = 20_000
const pageSize = 100

interface PageOf<Row> {
  readonly data: readonly Row[]
  readonly count: number
}

/** All rows of a call that pages, for a file. */
export const everyPage = async <Row>(
  ask: (page: number, pageSize: number) => Promise<PageOf<Row>>,
): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (let page = 1; rows.length < mostRows; page += 1) {
    // One after the other: a file is no reason to press the server.
    // oxlint-disable-next-line no-await-in-loop
    const { data, count } = await ask(page, pageSize)
    rows.push(...data)
    if (data.length === 0 || rows.length >= count) break
  }
  return rows
}
