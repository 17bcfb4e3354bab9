import anyAscii from 'any-ascii'

const forms = new Set(
  (
    'CO COMPANY LTD LIMITED LLC LLP LP INC INCORPORATED CORP CORPORATION JSC OJSC PJSC CJSC OAO ZAO PAO AO OOO SA AG GMBH ' +
    'SRL SARL BV NV PLC SDN BHD PTE PVT PTY FZE FZC FZCO DMCC SPA KG JOINT STOCK OPEN CLOSED PUBLIC LIABILITY PRIVATE THE OF AND'
  ).split(' '),
)

/**
 * A-Z and digits of a name in any script, without common words of form: what decides which pairs are worth asking.
 * It owes nothing to the engine, so that the sample stays when the engine learns.
 */
export const bareLetters = (name: string): string =>
  anyAscii(name.normalize('NFKC'))
    .toUpperCase()
    .replaceAll('.', '')
    .split(/[^A-Z0-9]+/)
    .filter(word => !forms.has(word))
    .join('')

const trigrams = (text: string): Set<string> => {
  const padded = `  ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3)))
}

/** Dice over letter trigrams, spaces dropped. */
export const likeness = (a: string, b: string): number => {
  const left = trigrams(bareLetters(a))
  const right = trigrams(bareLetters(b))
  let shared = 0
  for (const one of left) if (right.has(one)) shared++
  return (2 * shared) / (left.size + right.size || 1)
}
