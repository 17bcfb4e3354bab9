import { type anyQuestion } from '@maojian/contract/calls/determination'
import { noneOfTheEndUses } from '@maojian/contract/calls/licence-answers'
import { formatEccn } from '@maojian/domain/control/code/parse-eccn'
import {
  endUseIds,
  type Answer,
  type Content,
  type EndUseId,
  type Origin,
  type Question,
} from '@maojian/domain/control/rule/question'
import type * as z from 'zod'
import { FieldFault } from '../../http/field-fault.ts'
import { needCnCode, needDestination, needItem } from './known-question.ts'
import { needOneWay } from './need-one-way.ts'

export type AnyInput = z.output<typeof anyQuestion>
type Answers = Readonly<Record<string, Answer>>

const isEndUse = (id: number): id is EndUseId => (endUseIds as readonly number[]).includes(id)

/**
 * Answers by the number of their question; 112 answers no to all. In doubt it leaves what was not answered in doubt, and
 * so does its no, which says that one of the others holds, until one is told.
 */
const endUsesOf = (answers: Answers): Partial<Record<EndUseId, Answer>> => {
  const none = answers[noneOfTheEndUses]
  const told = Object.entries(answers).filter(([id]) => isEndUse(Number(id)))
  const isDoubtful = none === 'unclear' || (none === 'no' && told.every(([, answer]) => answer === 'no'))
  const untold = none === 'yes' ? 'no' : isDoubtful ? 'unclear' : undefined
  return {
    ...(untold === undefined ? {} : Object.fromEntries(endUseIds.map(id => [id, untold]))),
    ...Object.fromEntries(told),
  }
}

/** US origin and a share that says otherwise: one of them is wrong. */
export const originAgainstShareZh = '美国原产的物项不论成分比例都受管辖，请删去比例或改正原产地'

type OriginField = 'fromUs' | 'noDeMinimis' | 'directProduct'

const originFields: readonly (readonly [string, OriginField])[] = [
  ['jurisdiction.from-us', 'fromUs'],
  ['jurisdiction.no-de-minimis', 'noDeMinimis'],
  ['jurisdiction.direct-product', 'directProduct'],
]

const originOf = ({ made, contentShare, content, facts }: AnyInput): Origin | undefined => {
  const field = contentShare === undefined ? 'content' : 'contentShare'
  if (made === 'us' && (contentShare !== undefined || content !== undefined))
    throw new FieldFault(field, originAgainstShareZh)
  if (contentShare !== undefined && content !== undefined)
    throw new FieldFault('content', '已填写占比，不能再逐项计算；请删去其中之一')
  // Whatever is shipped from the United States is subject to the EAR wherever it was made.
  const isFromUs = facts?.['jurisdiction.from-us'] === 'yes'
  if (made === undefined && contentShare === undefined && content === undefined && !isFromUs) return undefined
  const answered = originFields.flatMap(([id, field]) => {
    const answer = facts?.[id]
    return answer === undefined ? [] : [[field, answer] as const]
  })
  return {
    made: made ?? 'foreign',
    ...Object.fromEntries(answered),
    ...(contentShare === undefined ? {} : { contentShare }),
    ...(content === undefined ? {} : { content: contentOf(content) }),
  }
}

const contentOf = ({ price, parts }: NonNullable<AnyInput['content']>): Content => {
  if (parts.reduce((total, part) => total + part.value, 0) > price)
    throw new FieldFault('content', '美国成分的价值合计超过整件货物的公平市价，请核对')
  return {
    price,
    parts: parts.map(({ eccn, value }) => ({
      eccn: formatEccn(needItem(eccn, undefined, 'content')),
      value,
    })),
  }
}

/** How and by which way it goes. */
const wayOf = ({ activity, shipFrom, via, hsCode, eccn }: AnyInput): Partial<Question> => {
  if (activity === 'deemed' && !/^([0-9O][DE]|EAR)/i.test(eccn.trim()))
    throw new FieldFault('activity', '视同出口只涉及技术和源代码（D、E组或EAR99），此物项是货物')
  return {
    ...(activity === undefined ? {} : { activity }),
    ...(shipFrom === undefined ? {} : { shipFrom: needDestination(shipFrom, 'shipFrom') }),
    ...(via === undefined ? {} : { via: via.map(country => needDestination(country, 'via')) }),
    ...(hsCode === undefined ? {} : { hsCode: hsCode.replaceAll('.', '') }),
  }
}

/** A call's fields as the question of the rules on a day; what was not said is left out, never guessed. */
export const questionOf = (input: AnyInput, day: string): Question => {
  if (input.decisions !== undefined && input.endUser === undefined && input.parties === undefined)
    throw new FieldFault('decisions', '没有填写最终用户或其他当事方，无从判断命中')
  if (input.owners !== undefined && input.endUser === undefined)
    throw new FieldFault('owners', '没有填写最终用户，无从判断股东')
  const origin = originOf(input)
  const { value, endUses, facts, cnCode, headquarters, relatedTo } = input
  const item = needItem(input.eccn, input.paragraph)
  const way = { destination: needDestination(input.destination), ...wayOf(input) }
  needOneWay(way)
  return {
    eccn: item.code,
    paragraph: item.paragraph,
    date: day,
    ...way,
    ...(value === undefined ? {} : { value }),
    ...(endUses === undefined ? {} : { endUses: endUsesOf(endUses) }),
    ...(facts === undefined ? {} : { facts }),
    ...(origin === undefined ? {} : { origin }),
    ...(relatedTo === undefined
      ? {}
      : { relatedTo: formatEccn(needItem(relatedTo, undefined, 'relatedTo')) }),
    ...(cnCode === undefined ? {} : { china: { code: needCnCode(cnCode) } }),
    ...(headquarters === undefined ? {} : { headquarters: needDestination(headquarters, 'headquarters') }),
  }
}
