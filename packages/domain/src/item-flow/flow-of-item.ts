import type { Answer } from '../control/rule/question.ts'
import type { ItemPage } from '../vocabulary/item-page.table.ts'
import { newFlow, type FlowState, type PageAnswers } from './flow-state.ts'
import type { FlowItem } from './item-of-flow.ts'

const numbers: Readonly<Record<Answer, string>> = { yes: '1', no: '0', unclear: '2' }

const words = (fields: Readonly<Record<string, string | undefined>>): PageAnswers =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, text]) =>
      text === undefined || text === '' ? [] : [[id, [text]] as const],
    ),
  )

const yesNo = (said: boolean | undefined): string | undefined =>
  said === undefined ? undefined : said ? '1' : '0'

const kindOf = (eccn: string): string =>
  /^\d[DE]/u.test(eccn) ? (eccn[1] === 'D' ? 'software' : 'technology') : 'goods'

const searchPage: Readonly<Record<string, ItemPage>> = { goods: '003', software: '007', technology: '017' }

const factsOn = (item: FlowItem, ids: RegExp): Record<string, string> =>
  Object.fromEntries(
    Object.entries(item.facts)
      .filter(([id]) => ids.test(id))
      .map(([id, answer]) => [id, numbers[answer]]),
  )

const contentPage = ({ usContentPercent: share, facts }: FlowItem): PageAnswers =>
  share === undefined || share === 0
    ? {}
    : words({
        percent: String(share),
        above25: yesNo(share > 25),
        above10: yesNo(share > 10),
        zeroContent: facts['jurisdiction.no-de-minimis'] && numbers[facts['jurisdiction.no-de-minimis']],
      })

/** An item that was typed without the wizard, on its first page with everything that is known of it. */
export const flowOfItem = (item: FlowItem): FlowState => {
  const { name, eccn, cnCode, usOrigin, usContentPercent, usTechnology, facts } = item
  const kind = kindOf(eccn)
  const published = facts['jurisdiction.published']
  return {
    ...newFlow,
    said: {
      '001': words({ name, kind, eccn, partKnown: '0' }),
      '008': words({
        usOrigin: usOrigin?.toString(),
        usContent: yesNo(usContentPercent === undefined ? undefined : usContentPercent > 0),
        usTechnology: usTechnology?.toString(),
      }),
      '009': contentPage(item),
      '011': words(factsOn(item, /^jurisdiction\.direct-product-/u)),
      '012': words({ published: published && numbers[published] }),
      [searchPage[kind]!]: words(eccn === 'EAR99' ? { none: '1' } : { eccn }),
      '016': words(factsOn(item, /^(scope\.|classification\.specially)/u)),
      '006': words({
        ...factsOn(item, /^(?!scope\.|classification\.specially|jurisdiction\.|exception\.)/u),
        ...(cnCode === 'none' ? { cnNone: '1' } : { cnCode }),
      }),
    },
  }
}
