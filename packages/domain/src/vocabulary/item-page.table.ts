/** Phases of the item wizard, as its head counts them. */
export const itemPhases = [
  '物项',
  '管辖',
  '归类',
  '目的地',
  '最终用户与用途',
  '材料与中国管制',
  '结论',
] as const

/** Page code → step, phase and title (spec 001 §4; the step names the kind of view of old clients). */
export const itemPages = {
  '001': { step: '009', phase: 0, title: '物项与归类' },
  '021': { step: '021', phase: 0, title: '按料号查找' },
  '008': { step: '004', phase: 1, title: '原产地与美国成分' },
  '009': { step: '004', phase: 1, title: '美国成分比例' },
  '011': { step: '004', phase: 1, title: '外国直接产品规则' },
  '012': { step: '004', phase: 1, title: '已公开与其他机构管辖' },
  '014': { step: '008', phase: 1, title: '不受该条例管辖的依据' },
  '003': { step: '001', phase: 2, title: '管制清单：货物' },
  '007': { step: '001', phase: 2, title: '管制清单：软件' },
  '017': { step: '001', phase: 2, title: '管制清单：技术' },
  '016': { step: '004', phase: 2, title: '“专门设计”与条目范围' },
  '002': { step: '006', phase: 3, title: '目的地：EAR99 或不受管辖的物项' },
  '004': { step: '006', phase: 3, title: '目的地：管制清单物项' },
  '013': { step: '006', phase: 3, title: '途经国家' },
  '019': { step: '006', phase: 3, title: '再出口目的地' },
  '018': { step: '006', phase: 3, title: '许可例外' },
  '005': { step: '005', phase: 4, title: '最终用户' },
  '020': { step: '004', phase: 4, title: '最终用途' },
  '010': { step: '008', phase: 5, title: '上传材料' },
  '006': { step: '006', phase: 5, title: '中国出口管制与待确认事项' },
  '015': { step: '003', phase: 6, title: '最终建议' },
} as const

export type ItemPage = keyof typeof itemPages

export const firstItemPage: ItemPage = '001'
export const lastItemPage: ItemPage = '015'
