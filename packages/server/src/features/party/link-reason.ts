import { identifierKinds } from '@maojian/domain/vocabulary/identifier'
import type { LinkRule, Traits } from './traits.ts'

const told: Readonly<Record<LinkRule, (shown: string) => string>> = {
  record: shown => `名单记录号 ${shown} 相同`,
  imo: shown => `${identifierKinds.imo} ${shown} 相同`,
  lei: shown => `${identifierKinds.lei} ${shown} 相同`,
  uscc: shown => `${identifierKinds.uscc} ${shown} 相同`,
  airframe: shown => `机尾号与制造序列号 ${shown} 均相同`,
  passport: shown => `${identifierKinds.passport} ${shown} 及签发国相同`,
  person: shown => `姓名与完整出生日期相同（${shown}）`,
  company: shown => `国家与去除公司形式后的名称相同（${shown}）`,
}

/** Why an entry belongs to the party of another; `other` is that other entry. */
export const linkReason = (
  rule: LinkRule,
  shown: string,
  other: Pick<Traits, 'source' | 'reference'>,
): string => `与 ${other.source} ${other.reference} 为同一主体：${told[rule](shown)}`
