/** Colours of documents, dark enough on white paper; hex without the sign, as office formats want it. */
export const pageColours = {
  red: 'c4271c',
  orange: 'b25c00',
  green: '1f7a3d',
  quiet: '5c6470',
  line: 'c8ced6',
  shade: 'f1f3f6',
  watermark: '9aa3ad',
} as const
