const words = new RegExp(
  [
    '[分支]行|分公司|[办辦]事[处處]|代表[处處]|филиал|представительство',
    '(?<!\\p{L})(?:branch|filiale?|succursale|sucursal|zweig(?:stelle|niederlassung)|niederlassung|rep(?:resentative|\\.)? office)(?!\\p{L})',
  ].join('|'),
  'iu',
)

/** Whether a name is that of a branch, which is its head office wherever it lies. */
export const namesBranch = (name: string): boolean => words.test(name)
