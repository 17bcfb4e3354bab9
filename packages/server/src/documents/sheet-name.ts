/** A name as a workbook takes it: at most 31 characters, none of those that stand for something in a reference. */
export const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*[\]:]/gu, ' ')
    .replace(/^'+|'+$/gu, '')
    .slice(0, 31)
    .trim() || '表'
