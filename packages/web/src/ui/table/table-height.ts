/** A table higher than this scrolls under its head (spec 000 §9). */
export const tableHeight = 650
