type Next = (below: number) => number

/** Letters beside each other on a keyboard. */
const beside = new Map(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap(row =>
    Array.from(row, (letter, i) => [letter, [row[i - 1], row[i + 1]].filter(Boolean)] as const),
  ),
)

/** A name with other letters in the place of some. */
export const cut = (name: string, at: number, units: number, put: string): string =>
  name.slice(0, at) + put + name.slice(at + units)

/** What a hand does to a name on a keyboard, at one of its letters. */
export const slips: Readonly<Record<string, (name: string, at: number, next: Next) => string>> = {
  'a letter left out': (name, at) => cut(name, at, 1, ''),
  'a letter struck twice': (name, at) => cut(name, at, 0, name[at]!),
  'the key beside': (name, at, next) => {
    const keys = beside.get(name[at]!.toLowerCase()) ?? ['e']
    return cut(name, at, 1, keys[next(keys.length)]!)
  },
  'two letters turned round': (name, at) => cut(name, at, 2, `${name[at + 1]}${name[at]}`),
}
