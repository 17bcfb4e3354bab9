import { CclDraft } from './ccl-draft.ts'
import type { RegulationUnit } from './regulation-unit.ts'
import type { TextBlock } from './text-block.ts'

const opening = /^(\d[A-E]\d{3})(?![.\p{L}\p{N}])[\s.:—–-]*(.*)$/su
const divider = /^(?:Category \d|[A-E]\. ["“A-Z])/u
const entryWords = /^(?:License Requirements?|Reasons? for Control|List of Items)/iu

/** Most entries open with FP-2; a stray FP-1 or heading counts only where the headings of an entry follow. */
const opens = (blocks: readonly TextBlock[], at: number): RegExpExecArray | undefined => {
  const block = blocks[at]!
  const found = opening.exec(block.text)
  if (!found) return undefined
  if (block.tag === 'FP-2') return found
  if (block.tag !== 'FP-1' && !block.tag.startsWith('HD')) return undefined
  return blocks.slice(at + 1, at + 4).some(next => entryWords.test(next.text)) ? found : undefined
}

/** The flat text of Supplement No. 1 to part 774, cut into its entries; headings of groups end an entry. */
export const cclEntries = (blocks: readonly TextBlock[]): RegulationUnit[] => {
  const units: RegulationUnit[] = []
  let draft: CclDraft | undefined
  const close = (): void => {
    if (draft) units.push(draft.finish())
    draft = undefined
  }
  for (const [at, block] of blocks.entries()) {
    const found = opens(blocks, at)
    if (found) {
      close()
      draft = new CclDraft(found[1]!, (found[2] ?? '').trim())
    } else if (block.tag.startsWith('HD') && divider.test(block.text)) close()
    else draft?.add(block)
  }
  close()
  return units
}
