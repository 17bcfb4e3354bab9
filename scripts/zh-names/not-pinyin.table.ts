/** Words of listed names that could be cut into pinyin syllables and are English, an abbreviation or another language. */
export const notPinyin: ReadonlySet<string> = new Set(
  (
    'AEROSUN BASE BAYINGOLIN CANNON CHINESE DEFENCE DEFENSE DISEASE ENGINE ENGINEERING FUTURE GENE GEOSUN GUIDANCE ' +
    'HONG IMAGE KONG LINE LINEN LONG MACHINE MACHINING MARINE MEDICINE MEGA MINE MINING MOBILE MOORE OPEN PANDA POLICE ' +
    'PURE REMOTE RICE SAGE SENSE SENSETIME SENSING TIME TONE TUNA'
  ).split(' '),
)
