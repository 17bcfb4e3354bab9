import { identifierKinds } from '@maojian/domain/vocabulary/identifier'
import type { LinkKey, LinkRule } from './link-keys.ts'
import type { Traits } from './traits.ts'

const told: Readonly<Record<LinkRule, (shown: string, kind: string) => string>> = {
  record: shown => `名单记录号 ${shown} 相同，名称相近`,
  imo: shown => `${identifierKinds.imo} ${shown} 相同`,
  number: (shown, kind) => `${kind} ${shown} 相同，名称相近`,
  airframe: shown => `机尾号与制造序列号 ${shown} 均相同`,
  birthDay: shown => `姓名与完整出生日期相同（${shown}）`,
  likeName: shown => `完整出生日期 ${shown} 相同，姓名相近`,
  birthYear: shown => `全名与出生年份相同（${shown}）`,
  company: shown => `国家与去除公司形式后的名称相同（${shown}）`,
  fullName: shown => `全名相同（${shown}），且无相反信息`,
}

/** Why an entry belongs to the party of another; `other` is that other entry. */
export const linkReason = (
  { rule, shown, kind }: Pick<LinkKey, 'rule' | 'shown' | 'kind'>,
  other: Pick<Traits, 'source' | 'reference'>,
): string =>
  `与 ${other.source} ${other.reference} 为同一主体：${told[rule](shown, identifierKinds[kind ?? 'other'])}`
