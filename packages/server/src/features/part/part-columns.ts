export const partFields = ['number', 'eccn', 'name', 'maker', 'hts'] as const
export type PartField = (typeof partFields)[number]
export type PartColumns = Partial<Readonly<Record<PartField, number>>>

export const fieldsZh: Readonly<Record<PartField, string>> = {
  number: '料号',
  eccn: 'ECCN',
  name: '名称',
  maker: '制造商',
  hts: '税号',
}

/** Titles as makers spell them, the most telling ones first; compared without case, space and punctuation. */
const words: Readonly<Record<PartField, string>> = {
  number: `partnumber partno part# pn p/n mpn manufacturerpartnumber orderablepartnumber ordernumber sku itemnumber
    materialnumber productnumber productcode model 料号 型号 部件号 零件号 物料编码 物料号 产品型号 产品编码 规格型号`,
  eccn: `eccn useccn eccncode eccnclassification exportcontrolclassificationnumber exportclassification 出口管制编码
    出口管制分类号 出口管制分类编码 管制编码 eccn编码`,
  name: `name productname description partdescription productdescription itemname 名称 品名 产品名称 物料描述 描述 产品描述
    中文名称`,
  maker: 'manufacturer maker vendor mfr brand supplier 制造商 生产商 厂商 品牌 供应商',
  hts: 'hts htsus htscode hscode hs schedule b 税号 海关编码 hs编码 商品编码',
}

const key = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const ranks = new Map(
  partFields.flatMap(field =>
    words[field].split(/\s+/u).map((word, rank) => [key(word), { field, rank }] as const),
  ),
)

/** Which column holds which field, by the titles; of several for one field, the most telling. */
export const guessPartColumns = (titles: readonly string[]): PartColumns => {
  const best = new Map<PartField, { readonly at: number; readonly rank: number }>()
  titles.forEach((title, at) => {
    const found = ranks.get(key(title))
    const old = found && best.get(found.field)
    if (found && (!old || found.rank < old.rank)) best.set(found.field, { at, rank: found.rank })
  })
  return Object.fromEntries([...best].map(([field, { at }]) => [field, at]))
}
