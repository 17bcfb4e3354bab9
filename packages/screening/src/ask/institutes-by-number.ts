const number = String.raw`第?([\d零〇一二三四五六七八九十百]{1,5})(?:研究)?所`

/** What Chinese calls the house of the institutes of electronics, and the ministries that they were of before. */
const ofElectronics = new RegExp(
  `^(?:原?信息产业部电子|原?电子工业部|电子|(?:中国)?(?:中电科技|中电科|中电|电科|电子科技))(?:集团)?(?:有限)?(?:公司)?${number}$`,
  'u',
)

/** Without a house the numbers of the institutes of shipbuilding alone are so well known: 701 to 726. */
const ofShips = new RegExp(`^${number}$`, 'u')
const shipNumber = /^7(?:0[1-9]|1\d|2[0-6])$|^七[零〇一二][零〇一二三四五六七八九]$/u

/** Numbered institutes by the name of their house, which is told short or not at all: 电科38所, 中电38所, 713所. */
export const institutesByNumber = (text: string): string[] => {
  const electronic = ofElectronics.exec(text)?.[1]
  const naval = ofShips.exec(text)?.[1]
  return [
    ...(electronic === undefined ? [] : [`中国电子科技集团公司第${electronic}研究所`]),
    ...(naval !== undefined && shipNumber.test(naval) ? [`中船重工第${naval}研究所`] : []),
  ]
}
