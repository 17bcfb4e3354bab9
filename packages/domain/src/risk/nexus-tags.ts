/** A condition under which a listing reaches a deal that is not in the country that lists. */
export interface NexusTag {
  readonly name: string
  readonly sentence: string
}

const american = /^(ofac-|bis-|state-|us-)/u

const usNexus: NexusTag = {
  name: '美国因素',
  sentence:
    '仅被美国列名：以美元结算、有美国人参与、货物为美国原产或受美国出口管理条例管辖时，直接受其约束。',
}

/**
 * Programmes under which dealings of non-US persons may themselves be sanctioned: E.O. 13902 and IFSR (Iran), E.O. 13810
 * (North Korea), E.O. 13224 as amended by 13886, E.O. 14024 as amended by 14114, CAATSA 228, HIFPAA.
 */
const secondary =
  /(?<![A-Z])(IFSR|IRAN|HIZBALLAH|HIFPAA|SDGT|DPRK\d?|NPWMD|RUSSIA-EO14024|UKRAINE-EO136\d\d)(?![A-Z])/u

const secondarySanctions: NexusTag = {
  name: '次级制裁风险',
  sentence: '按其制裁项目，非美国人与其进行重大交易，也可能被美国列名或失去代理账户。',
}

/** Tags of a party by the entries that stand: only where the United States alone lists it. */
export const nexusTags = (
  standing: readonly { readonly source: string; readonly programmes: string }[],
): NexusTag[] => {
  if (standing.length === 0 || !standing.every(({ source }) => american.test(source))) return []
  const risky = standing.some(({ source, programmes }) => source === 'ofac-sdn' && secondary.test(programmes))
  return risky ? [usNexus, secondarySanctions] : [usNexus]
}
