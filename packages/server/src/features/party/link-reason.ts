import { identifierKinds } from '@maojian/domain/vocabulary/identifier'
import type { LinkKey, LinkRule } from './link-key.ts'
import type { Traits } from './traits.ts'

type ToldRule = LinkRule | 'severalNames'

const told: Readonly<Record<ToldRule, (shown: string, kind: string) => string>> = {
  record: shown => `名单记录号 ${shown} 相同，名称相近`,
  imo: shown => `${identifierKinds.imo} ${shown} 相同`,
  number: (shown, kind) => `${kind} ${shown} 相同，名称相近`,
  register: (shown, kind) => `${kind} ${shown} 相同（含校验位），名称有近音词`,
  airframe: shown => `机尾号与制造序列号 ${shown} 均相同`,
  birthDay: shown => `姓名与完整出生日期相同（${shown}）`,
  likeName: shown => `完整出生日期 ${shown} 相同，姓名相近`,
  birthYear: shown => `全名与出生年份相同（${shown}）`,
  company: shown => `国家与去除公司形式后的名称相同（${shown}）`,
  slavicName: shown => `全名是同一姓名的俄文与乌克兰文写法（${shown}），且无相反信息`,
  shortName: shown => `姓名与国家相同（${shown}），且无相反信息`,
  wordOrder: shown => `名称的词相同、次序不同（${shown}），且无相反信息`,
  birthday: shown => `姓名与出生月日相同（${shown}），一方所记年份不同`,
  wholeName: shown => `含公司形式的全称与国家相同（${shown}）`,
  givenFamily: shown => `姓、名与国家相同（${shown}），一方未写父称，各名单中无他人使用`,
  bareName: shown => `名称相同（${shown}）：一方只有名称，其他名单中仅此一个主体使用该名称`,
  severalNames: shown => `三个以上名称相同（${shown}），且无相反信息`,
  fullName: shown => `全名相同（${shown}），且无相反信息`,
}

/** Why an entry belongs to the party of another; `other` is that other entry. */
export const linkReason = (
  { rule, shown, kind }: Pick<LinkKey, 'shown' | 'kind'> & { readonly rule: ToldRule },
  other: Pick<Traits, 'source' | 'reference'>,
): string =>
  `与 ${other.source} ${other.reference} 为同一主体：${told[rule](shown, identifierKinds[kind ?? 'other'])}`
