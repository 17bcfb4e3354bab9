import type { PartyType } from '@maojian/domain/vocabulary/party-type'

/** A Chinese name made by rules for a party that has none: to be read, never to be matched or relied upon. */
export interface NameProposal {
  /** '' when the letters do not say which characters to write. */
  readonly text: string
  readonly mark: '机器音译' | '机器翻译' | '无法推出汉字'
  /** How it was made, for the tooltip. */
  readonly note: string
}

/** What a proposal is made from. */
export interface NamedParty {
  readonly type: PartyType
  /** Best first. */
  readonly names: readonly string[]
  /** ISO 3166-1 alpha-2, the most telling first. */
  readonly countries: readonly string[]
}

const caution = '未经核实，不作为命中依据，也不得用于正式文书。'

export const unreadable = (why: string): NameProposal => ({ text: '', mark: '无法推出汉字', note: why })

export const proposal = (text: string, mark: '机器音译' | '机器翻译', how: string): NameProposal => ({
  text,
  mark,
  note: `${how}，${caution}`,
})
