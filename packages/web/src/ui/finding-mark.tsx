import { RiskTag } from '../../ui/risk-tag.tsx'

/** What a risk symbol means, in words; `listed` where the party itself may stand on a list. */
export const riskWord = (symbol: 0 | 1 | 2, listed: boolean, tied = false): string => {
  if (symbol === 1) return listed ? '现行列名' : '列名方持有达到门槛'
  if (symbol === 2) return listed ? '列名方或曾列名，须核实' : '不能排除受限'
  return tied ? '与名单主体有关联' : '已收录关系中未见列名方'
}

interface Judged {
  readonly riskSymbol: 0 | 1 | 2
  readonly partyId?: string
  readonly relationId: string
}

/** Whoever stands on a list himself needs no way to another listed party. */
export const isListedItself = ({ riskSymbol, partyId = '', relationId }: Judged): boolean =>
  partyId !== '' || (riskSymbol === 1 && relationId === '')

const tones = { 0: 'grey', 1: 'red', 2: 'amber' } as const

interface SymbolProps {
  readonly symbol: 0 | 1 | 2
  readonly listed: boolean
  /** Some way leads to a listed party. */
  readonly tied?: boolean
}

export const RiskSymbol = ({ symbol, listed, tied = false }: SymbolProps) => (
  <RiskTag tone={symbol === 0 && tied ? 'amber' : tones[symbol]}>{riskWord(symbol, listed, tied)}</RiskTag>
)
