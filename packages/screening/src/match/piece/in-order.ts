const fewToSort = 12

/** Sorts a list as `sort` does. Most lists are of a few: for those it takes more memory than they have. */
export const inOrder = <T>(list: T[], compare: (a: T, b: T) => number): T[] => {
  if (list.length > fewToSort) return list.sort(compare)
  for (let at = 1; at < list.length; at++) {
    const one = list[at]!
    let to = at
    for (; to > 0 && compare(list[to - 1]!, one) > 0; to--) list[to] = list[to - 1]!
    list[to] = one
  }
  return list
}
