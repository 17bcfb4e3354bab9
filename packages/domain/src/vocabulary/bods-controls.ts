/** Interests of Open Ownership's standard (BODS 0.4) that are control beside or without shares. */
export const bodsControls: Readonly<Record<string, string>> = {
  votingRights: '表决权',
  appointmentOfBoard: '任免董事会多数',
  otherInfluenceOrControl: '其他重大影响或控制',
  controlViaCompanyRulesOrArticles: '依章程控制',
  controlByLegalFramework: '依法律控制',
  rightsGrantedByContract: '协议控制',
  conditionalRightsGrantedByContract: '附条件的协议控制',
  nominee: '代持',
  nominator: '代持的委托人',
  settlor: '信托委托人',
  trustee: '受托人',
  protector: '信托保护人',
  beneficiaryOfLegalArrangement: '信托受益人',
  unknownInterest: '权益不明',
  unpublishedInterest: '权益未公布',
}
