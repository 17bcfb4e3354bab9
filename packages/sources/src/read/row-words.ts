/** A row of a table as a reader sees it in the file: each cell that says something, under the name of its column. */
export const rowWords = (columns: readonly string[], cells: readonly string[]): string =>
  columns
    .map((column, i) => [column, cells[i] ?? ''] as const)
    .filter(([, cell]) => cell.trim() !== '')
    .map(([column, cell]) => `${column}: ${cell}`)
    .join('\n')
