/** What a decoder writes for bytes that it cannot read: the letters that stood there are lost. */
const lost = '\uFFFD'

/** Or of another code page; one that ends a question stands at its end (MA?ADZEV). */
const questioned = /\p{L}\?+\p{L}/u

/** Whether letters of a text were lost before it reached us: nothing can be looked for by what is left. */
export const isUnreadable = (text: string): boolean => text.includes(lost) || questioned.test(text)
