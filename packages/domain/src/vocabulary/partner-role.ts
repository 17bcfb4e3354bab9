import { partnerTypes } from './project-kind.ts'
import { partyRoles, partyRolesZh, type PartyRole } from './transaction.ts'

type PartnerType = (typeof partnerTypes)[number]

/** The part in the transaction that each kind of partner plays; whoever supplies takes nothing, and plays none. */
const byType: Readonly<Record<PartnerType, PartyRole | undefined>> = {
  合同相对方: 'buyer',
  供应商: undefined,
  分包商: 'intermediary',
  销售代理: 'intermediary',
  中介机构: 'intermediary',
  经纪人: 'intermediary',
  船东: 'forwarder',
  货运代理: 'forwarder',
  融资方: 'bank',
  投资标的: 'buyer',
  第三方服务提供商: 'buyer',
  其他: 'buyer',
  最终用户: 'endUser',
  收货人: 'consignee',
}

/** Every word by which a deal may call the part of a partner. */
const byWord: ReadonlyMap<string, PartyRole | undefined> = new Map([
  ...partyRoles.flatMap(role => [[role, role] as const, [partyRolesZh[role], role] as const]),
  ...Object.entries(byType),
  ...['代理', 'agent', 'broker'].map(word => [word, 'intermediary'] as const),
  ...['货代', '货运代理人', '承运人', '船公司'].map(word => [word, 'forwarder'] as const),
  ...['转运', '转运商', '转运方'].map(word => [word, 'intermediary'] as const),
  ...['卖方', '出口商', '制造商', 'seller', 'exporter', 'supplier', 'manufacturer'].map(
    word => [word, undefined] as const,
  ),
])

export const partnerRoleWords: readonly string[] = [...byWord.keys()]

export const isPartnerRole = (word: string): boolean => byWord.has(word)

/** Undefined for whoever takes no part in where the goods go. */
export const partnerRole = (word: string): PartyRole | undefined => byWord.get(word)
