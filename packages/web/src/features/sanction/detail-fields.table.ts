import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import type { Detail } from './detail.ts'

type FieldName = Extract<
  {
    [K in keyof Detail]: Detail[K] extends string ? K : never
  }[keyof Detail],
  string
>

export interface DetailField {
  readonly name: FieldName
  readonly zh: string
  readonly en: string
  readonly types: readonly PartyType[]
  /** Drawn in the face of codes. */
  readonly code?: true
}

/** Basic facts of a party by type, each with its label in both languages. */
export const detailFields: readonly DetailField[] = [
  { name: 'zh', zh: '中文名称', en: 'Chinese name', types: ['01', '02', '03', '04'] },
  { name: 'en', zh: '英文名称', en: 'English name', types: ['01', '02', '03', '04'] },
  { name: 'shortName', zh: '简称', en: 'Short name', types: ['01'] },
  { name: 'country', zh: '国家/地区', en: 'Country or region', types: ['01', '02', '03', '04'] },
  { name: 'creditCode', zh: '统一社会信用代码', en: 'Credit code', types: ['01'], code: true },
  { name: 'status', zh: '状态', en: 'Status', types: ['01', '03', '04'] },
  { name: 'sex', zh: '性别', en: 'Sex', types: ['02'] },
  { name: 'birthday', zh: '出生日期', en: 'Date of birth', types: ['02'] },
  { name: 'imo', zh: 'IMO 编号', en: 'IMO number', types: ['03'], code: true },
  { name: 'vesselFlag', zh: '船旗', en: 'Flag', types: ['03'] },
  { name: 'vesselType', zh: '船舶类型', en: 'Vessel type', types: ['03'] },
  { name: 'owner', zh: '船东', en: 'Owner', types: ['03'] },
  { name: 'tonnage', zh: '载重吨', en: 'Deadweight tonnage', types: ['03'] },
  { name: 'regTonnage', zh: '总登记吨', en: 'Gross registered tonnage', types: ['03'] },
  { name: 'model', zh: '机型', en: 'Model', types: ['04'] },
  { name: 'tailNo', zh: '机尾号', en: 'Tail number', types: ['04'], code: true },
  { name: 'manufactureDate', zh: '制造日期', en: 'Date of manufacture', types: ['04'] },
  { name: 'constructionNum', zh: '生产序号', en: 'Construction number', types: ['04'], code: true },
  { name: 'operator', zh: '运营人', en: 'Operator', types: ['04'] },
  { name: 'msn', zh: '制造序列号（MSN）', en: 'Manufacturer serial number', types: ['04'], code: true },
]
