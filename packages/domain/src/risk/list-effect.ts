import { listEffectTable } from './list-effect.table.ts'

export type EffectKind = (typeof listEffectTable)[number][2] | 'named'

export interface ListEffect {
  readonly kind: EffectKind
  /** 1 dealing with the party is forbidden or needs a licence; 2 it is restricted in part, or must be verified. */
  readonly level: 1 | 2
  readonly sentence: string
  readonly citation: string
}

const grave: ReadonlySet<EffectKind> = new Set(['freeze', 'deny', 'licence'])

const named: ListEffect = {
  kind: 'named',
  level: 2,
  sentence: '该名单仅作公开点名，本身不产生限制，须核实其他名单与交易背景。',
  citation: '',
}

const effects: readonly (ListEffect & { readonly source: string; readonly programmes: string })[] =
  listEffectTable.map(([source, programmes, kind, sentence, citation]) => ({
    source,
    programmes,
    kind,
    level: grave.has(kind) ? 1 : 2,
    sentence,
    citation,
  }))

/** Effect of standing on a list; programmes tell the regimes of one list apart. */
export const listEffect = (source: string, programmes = ''): ListEffect =>
  effects.find(
    one =>
      one.source === source && (one.programmes === '' || new RegExp(one.programmes, 'u').test(programmes)),
  ) ?? named
