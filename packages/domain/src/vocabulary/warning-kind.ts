/** What a warning asks of whoever reads it, the gravest first. */
export const warningKinds = {
  prohibited: '禁止',
  licence: '需许可',
  restricted: '受限',
  verify: '须核实',
} as const

export type WarningKind = keyof typeof warningKinds

/** A warning in a word: what it asks and, of a list, what that list does. */
export const warningText = (kind: WarningKind, effect = ''): string =>
  effect === '' ? warningKinds[kind] : `${warningKinds[kind]}（${effect}）`

/** The place of a kind among the others; one that nobody told stands between what is grave and what is not. */
export const kindRank = (kind: WarningKind | undefined): number =>
  kind === undefined ? 1.5 : Object.keys(warningKinds).indexOf(kind)
