/**
 * Seaports of Crimea, closed by Ukraine (order 255 of its ministry of infrastructure, 16 June 2014) and left out of the
 * table of ports: UN/LOCODE, names in use with the usual one first, Chinese name.
 */
export const occupiedPortTable: readonly (readonly [string, readonly string[], string])[] = [
  ['UASVP', ['Sevastopol', 'Sebastopol'], '塞瓦斯托波尔'],
  ['UAKEH', ['Kerch', 'Kertch'], '刻赤'],
  ['UAFEO', ['Feodosiya', 'Feodosia', 'Theodosia'], '费奥多西亚'],
  ['UAYAL', ['Yalta'], '雅尔塔'],
  ['UAEUP', ['Yevpatoriya', 'Yevpatoria', 'Evpatoria'], '叶夫帕托里亚'],
]
