/** Words of a line, for tables of a few. */
export const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
