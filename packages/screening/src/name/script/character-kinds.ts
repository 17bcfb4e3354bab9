/** Kinds of characters that rules look for, each a bit. */
export const characterKinds = {
  latin: 1,
  han: 2,
  digit: 4,
  space: 8,
  dot: 16,
  comma: 32,
  colon: 64,
  dash: 128,
  slash: 256,
  bracket: 512,
  at: 1024,
  /** What parts a text in lines or cells. */
  breaks: 2048,
  /** Any other sign. */
  sign: 4096,
  /** What is neither ASCII nor a Chinese character as it stands. */
  foreign: 8192,
} as const

const ofAscii = new Uint16Array(128).fill(characterKinds.foreign)

const learn = (chars: string, look: number): void => {
  for (const char of chars) ofAscii[char.charCodeAt(0)] = look
}

learn('!"#$%&\'*+<=>?\\^_`{}~', characterKinds.sign)
learn('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', characterKinds.latin)
learn('0123456789', characterKinds.digit)
learn(' \t', characterKinds.space)
learn('.', characterKinds.dot)
learn(',', characterKinds.comma)
learn(':', characterKinds.colon)
learn('-', characterKinds.dash)
learn('/', characterKinds.slash)
learn('()[]', characterKinds.bracket)
learn('@', characterKinds.at)
learn(';|', characterKinds.breaks)
learn('\n', characterKinds.breaks | characterKinds.space)

/** Whatever a rule looks for may be among other characters. */
const everything = -1

/** What a text holds, by one look at it: rules for what it does not hold need not be tried. */
export const kindsIn = (text: string): number => {
  let seen = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 128) seen |= ofAscii[unit]!
    else if (unit >= 0x4e00 && unit <= 0x9fff) seen |= characterKinds.han
    else return everything
  }
  return (seen & characterKinds.foreign) === 0 ? seen : everything
}

export const holds = (seen: number, look: number): boolean => (seen & look) !== 0
