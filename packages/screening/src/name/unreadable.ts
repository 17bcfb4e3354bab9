/** What a decoder writes for bytes that it cannot read: the letters that stood there are lost. */
const lost = '\uFFFD'

/** Whether letters of a text were lost before it reached us: nothing can be looked for by what is left. */
export const isUnreadable = (text: string): boolean => text.includes(lost)

/** What a wrong code page leaves of a letter; a mark that ends a question stands at its end (MA?ADZEV). */
const questioned = /\p{L}\?+\p{L}/u

/** The same of a name, which has no mark of a question within. */
export const isUnreadableName = (name: string): boolean => isUnreadable(name) || questioned.test(name)
