/** In order: a browser that names itself after another stands before it. */
const browsers = [
  ['微信', /MicroMessenger/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
] as const

const systems = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
] as const

const nameIn = (table: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  table.find(([, pattern]) => pattern.test(text))?.[0]

/** What a user agent is called by its owner: browser and system, or the agent itself when neither is known. */
export const deviceName = (userAgent: string): string => {
  const known = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(one => one !== undefined)
  return known.length > 0 ? known.join(' · ') : userAgent || '未知设备'
}
