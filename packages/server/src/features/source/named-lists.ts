/** So many lists are named in a sentence; a reader who must act on them finds all in the list of sources. */
const mostNamed = 3

/** The first of many lists, and how many there are. */
export const namedLists = (names: readonly string[]): string =>
  names.length > mostNamed
    ? `${names.slice(0, mostNamed).join('、')}等 ${String(names.length)} 份`
    : names.join('、')
