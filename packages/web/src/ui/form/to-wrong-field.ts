/** A wrong field is led to, clear of the header and the tags that stand over the page, and stands ready to be mended. */
export const toWrongField = { block: 'center', focus: true } as const
