import { unreliableWords, type UnreliableKind } from '../control/china/unreliable-measure.ts'
import { unreliableMeasureTable } from '../control/china/unreliable-measure.table.ts'
import type { WarningKind } from '../vocabulary/warning-kind.ts'
import { listEffectTable } from './list-effect.table.ts'
import type { ListPause } from './list-pause.ts'

export type EffectKind = (typeof listEffectTable)[number][2] | 'named'

/** What an entry means for a deal now: `ended` and `suspended` ones are history, a `later` one had not come on the day asked for. */
export type StandingKind = EffectKind | 'ended' | 'suspended' | 'later'

export const standingKinds: Readonly<Record<StandingKind, string>> = {
  freeze: '资产冻结',
  deny: '禁止交易',
  licence: '须申请许可',
  transport: '禁止进港与服务',
  import: '禁止进口',
  investment: '限制投资',
  bank: '限制银行往来',
  sector: '部分限制',
  procurement: '限制采购',
  verify: '须先核实',
  named: '仅点名',
  ended: '历史记录',
  suspended: '措施已暂停',
  later: '当日尚未列入',
}

export interface ListEffect {
  readonly kind: EffectKind
  /** 1 dealing with the party is forbidden or needs a licence; 2 it is restricted in part, or must be verified. */
  readonly level: 1 | 2
  readonly sentence: string
  readonly citation: string
}

export interface StandingEffect extends Omit<ListEffect, 'kind' | 'level'> {
  readonly kind: StandingKind
  /** 0: history, no reason to hold a deal. */
  readonly level: 0 | 1 | 2
}

/** An entry as its effect depends on it. */
export interface EffectiveEntry {
  readonly source: string
  /** Codes and names of programmes, joined. */
  readonly programmes: string
  readonly reference: string
}

const grave: ReadonlySet<EffectKind> = new Set(['freeze', 'deny', 'licence', 'transport'])

const named: ListEffect = {
  kind: 'named',
  level: 2,
  sentence: '该名单仅作公开点名，本身不产生限制，须核实其他名单与交易背景。',
  citation: '',
}

interface Row {
  readonly programmes: RegExp | undefined
  readonly effect: ListEffect
}

const unreliableKinds = {
  trade: 'deny',
  executives: 'deny',
  dealing: 'deny',
  unread: 'deny',
  sequencers: 'import',
  untold: 'verify',
} as const satisfies Record<UnreliableKind, EffectKind>

/** Each act of the 不可靠实体清单 forbids something of its own. */
const unreliableEffects = unreliableMeasureTable.map(
  ([reference, kind, citation]) =>
    [
      'cn-uel',
      reference,
      unreliableKinds[kind],
      `中国不可靠实体清单：${unreliableWords[kind]}。`,
      citation,
    ] as const,
)

const rows = Map.groupBy(
  [...listEffectTable, ...unreliableEffects].map(([source, programmes, kind, sentence, citation]) => ({
    source,
    programmes: programmes === '' ? undefined : new RegExp(programmes, 'u'),
    effect: { kind, level: grave.has(kind) ? (1 as const) : (2 as const), sentence, citation },
  })),
  row => row.source,
) as ReadonlyMap<string, readonly Row[]>

/** Effect of standing on a list; programmes, or the annex in the reference, tell the regimes of one list apart. */
export const listEffect = ({ source, programmes, reference }: EffectiveEntry): ListEffect => {
  const text = `${programmes};${reference}`
  return rows.get(source)?.find(row => row.programmes?.test(text) !== false)?.effect ?? named
}

/** What a whole list means: the sentence of each of its regimes, once. */
export const effectsOfList = (source: string): readonly string[] => [
  ...new Set((rows.get(source) ?? [{ effect: named }]).map(({ effect }) => effect.sentence)),
]

const ended: StandingEffect = {
  kind: 'ended',
  level: 0,
  sentence: '已不在该名单上，属历史记录，现不产生限制。',
  citation: '',
}

/** The state of such an entry in a word. */
export const pauseWord = ({ state, until }: ListPause): string => {
  if (state === 'unverified') return '未核实'
  return state === 'paused' ? '已暂停' : `暂停至${until}，其后须核实`
}

/** Measures that are paused restrict nobody; once the told end of the pause has passed they have to be verified. */
const pausedEffect = (pause: ListPause): StandingEffect => {
  const { state, until, citation } = pause
  return state === 'paused'
    ? {
        kind: 'suspended',
        level: 0,
        sentence: `发布机构已暂停对其适用措施${until === '' ? '' : `，至${until}`}，暂停期间不产生限制；恢复以公告为准。`,
        citation,
      }
    : pauseOver(pause)
}

/** The effect of measures whose pause has a told end that is behind, or of which nobody knows whether they were paused. */
export const pauseOver = ({ state, until, citation }: ListPause): ListEffect => ({
  kind: 'verify',
  level: 2,
  sentence:
    state === 'unverified'
      ? '该列入其后是否暂停或停止实施未核实，须先向发布机构核对；未核实前按有效处理。'
      : `对其措施的暂停期至${until}，其后是否恢复未见公告，须先核实；未核实前按有效处理。`,
  citation,
})

const later: StandingEffect = {
  kind: 'later',
  level: 0,
  sentence: '所问之日尚未列入该名单，当日不产生限制；此后的效力请按今日检索。',
  citation: '',
}

/** What an entry means on a day: nothing where it was not listed yet, it has left its list or its measures are suspended. */
export const standingEffect = (
  entry: EffectiveEntry,
  {
    listed,
    pause,
    isLater = false,
  }: {
    readonly listed: boolean
    readonly pause?: ListPause | undefined
    readonly isLater?: boolean
  },
): StandingEffect => {
  if (!listed) return isLater ? later : ended
  return pause === undefined ? listEffect(entry) : pausedEffect(pause)
}

/** What an effect in force asks of whoever deals with the party. */
export const askedBy = ({ level, kind }: Pick<StandingEffect, 'level' | 'kind'>): WarningKind => {
  if (level === 1) return kind === 'licence' ? 'licence' : 'prohibited'
  return kind === 'verify' || kind === 'named' ? 'verify' : 'restricted'
}

const weightOf = ({ level }: StandingEffect): number => (level === 0 ? 9 : level)

/** The gravest of several: what the party as a whole means for a deal. */
export const gravest = (effects: readonly StandingEffect[]): StandingEffect =>
  effects.reduce((a, b) => (weightOf(b) < weightOf(a) ? b : a), effects[0] ?? ended)
