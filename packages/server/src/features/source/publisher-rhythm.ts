/** Days within which a publisher usually brings out a new edition; what is older is probably not the newest one. */
const rhythms: readonly (readonly [RegExp, number])[] = [
  [/^ofac-/u, 10],
  [/^(?:eu|uk)-/u, 14],
  [/^ch-/u, 21],
  [/^(?:bis|un|ca|au)-/u, 30],
  [/^jp-/u, 120],
]

const usual = 60

export const publisherRhythm = (source: string): number =>
  rhythms.find(([ids]) => ids.test(source))?.[1] ?? usual
