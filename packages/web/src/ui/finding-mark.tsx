import type { EnterpriseFinding } from '@maojian/domain/vocabulary/enterprise'
import type { GraphTone } from './graph/drawing.ts'
import { RiskTag } from './risk-tag.tsx'
import type { Tone } from './tone-icon.tsx'

interface Mark {
  /** Short enough for a drawing on a phone. */
  readonly word: string
  /** The same in a sentence. */
  readonly sense: string
  readonly tone: Tone
  /** Of its node where it is drawn. */
  readonly graph: GraphTone
}

/** What a finding is called and which colour it bears, in every drawing, table and board. */
export const findingMarks: Readonly<Record<EnterpriseFinding, Mark>> = {
  listed: { word: '现行列名', sense: '现行列名', tone: 'red', graph: 'listed' },
  held: { word: '持有达门槛', sense: '由列名方持有达到门槛', tone: 'red', graph: 'listed' },
  former: { word: '曾列名', sense: '曾列名，须核实', tone: 'amber', graph: 'doubtful' },
  doubtful: { word: '不能排除', sense: '不能排除受限，须核实', tone: 'amber', graph: 'doubtful' },
  tied: { word: '有关联', sense: '与名单主体有关联', tone: 'amber', graph: 'tied' },
  none: { word: '未见列名方', sense: '已收录关系中未见列名方', tone: 'grey', graph: 'related' },
}

/** What stands with a name beside its colour: colour is never the only sign. */
export const drawnMark = (finding: EnterpriseFinding): string =>
  finding === 'none' ? '' : `［${findingMarks[finding].word}］`

export const FindingMark = ({ finding }: { finding: EnterpriseFinding }) => (
  <span title={findingMarks[finding].sense}>
    <RiskTag tone={findingMarks[finding].tone}>{findingMarks[finding].word}</RiskTag>
  </span>
)
