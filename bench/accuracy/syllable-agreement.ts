/** Share of characters that two transcriptions have in common, in order: longest common part against the longer. */
export const syllableAgreement = (made: string, usual: string): number => {
  const [a, b] = [[...made], [...usual]]
  let row = Array.from({ length: b.length + 1 }, () => 0)
  for (const char of a) {
    const next = [0]
    for (let j = 1; j <= b.length; j++)
      next.push(char === b[j - 1] ? row[j - 1]! + 1 : Math.max(row[j]!, next[j - 1]!))
    row = next
  }
  return row[b.length]! / Math.max(a.length, b.length, 1)
}
