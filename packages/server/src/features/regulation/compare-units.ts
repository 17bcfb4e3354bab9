import type { CclText, RegulationUnit } from '@maojian/sources'
import { unitDigest } from './store.ts'
import type { UnitChange } from './tables.ts'

const list = (values: readonly string[]): string => {
  const shown = values.slice(0, 12).join('、')
  return values.length > 12 ? `${shown} 等 ${values.length} 项` : shown
}

const gone = (label: string, old: readonly string[], now: readonly string[]): string[] => {
  const added = now.filter(one => !old.includes(one))
  const removed = old.filter(one => !now.includes(one))
  return [
    ...(added.length > 0 ? [`${label}增加 ${list(added)}`] : []),
    ...(removed.length > 0 ? [`${label}删去 ${list(removed)}`] : []),
  ]
}

const paragraphs = ({ items }: CclText): Map<string, string> =>
  new Map(items.flatMap(one => (one.paragraph === undefined ? [] : [[one.paragraph, one.text] as const])))

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const parts: readonly (readonly [string, (text: CclText) => unknown])[] = [
  ['许可要求表有改动', text => text.controls],
  ['许可要求注释有改动', text => text.licenceNotes],
  ['许可例外有改动', text => text.exceptions],
  ['STA 特别条件有改动', text => text.sta],
  ['报告要求有改动', text => text.reporting],
  ['相关管制有改动', text => text.relatedControls],
  ['相关定义有改动', text => text.relatedDefinitions],
  ['注释与表格有改动', text => text.items.filter(one => one.kind !== 'item')],
]

const entryNotes = (old: CclText, now: CclText): string[] => {
  const [before, after] = [paragraphs(old), paragraphs(now)]
  const reworded = [...after.keys()].filter(key => before.has(key) && before.get(key) !== after.get(key))
  return [
    ...gone('管制事由', old.reasons, now.reasons),
    ...gone('段落', [...before.keys()], [...after.keys()]),
    ...(reworded.length > 0 ? [`段落文字改动 ${list(reworded)}`] : []),
    ...parts.flatMap(([words, part]) => (same(part(old), part(now)) ? [] : [words])),
  ]
}

/** What a reader should know of a unit that reads differently now. */
const changeNotes = (old: RegulationUnit, now: RegulationUnit): string[] => {
  const notes = [
    ...(old.title === now.title ? [] : ['标题有改动']),
    ...(old.entry && now.entry ? entryNotes(old.entry, now.entry) : []),
    ...gone(now.kind === 'group' ? '国家组' : '国别表列', old.marks ?? [], now.marks ?? []),
  ]
  if (same(old.lines, now.lines)) return notes
  const [before, after] = [old, now].map(unit => unit.lines.map(line => line.text)) as [string[], string[]]
  const added = after.filter(text => !before.includes(text)).length
  const removed = before.filter(text => !after.includes(text)).length
  return [...notes, `文字有改动：新增或改写 ${added} 段，删去或改写 ${removed} 段`]
}

/** Units added, removed and changed between two states of a part. */
export const compareUnits = (
  old: readonly RegulationUnit[],
  now: readonly RegulationUnit[],
): UnitChange[] => {
  const before = new Map(old.map(unit => [unit.key, unit]))
  const after = new Set(now.map(unit => unit.key))
  return [
    ...now.flatMap((unit): UnitChange[] => {
      const former = before.get(unit.key)
      if (former === undefined) return [{ key: unit.key, kind: 'added', notes: [] }]
      if (unitDigest(former) === unitDigest(unit)) return []
      return [{ key: unit.key, kind: 'changed', notes: changeNotes(former, unit) }]
    }),
    ...old
      .filter(unit => !after.has(unit.key))
      .map((unit): UnitChange => ({ key: unit.key, kind: 'removed', notes: [] })),
  ]
}
