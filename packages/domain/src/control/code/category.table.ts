/** Categories of the Commerce Control List (15 CFR 738.2(a)); category 5 has two parts. */
export const categoryTable = [
  ['0', 'Nuclear Materials, Facilities and Equipment, and Miscellaneous', '核材料、设施、设备及其他物项'],
  ['1', 'Materials, Chemicals, Microorganisms and Toxins', '材料、化学品、微生物和毒素'],
  ['2', 'Materials Processing', '材料加工'],
  ['3', 'Electronics', '电子'],
  ['4', 'Computers', '计算机'],
  ['5-1', 'Telecommunications', '电信'],
  ['5-2', 'Information Security', '信息安全'],
  ['6', 'Sensors and Lasers', '传感器和激光器'],
  ['7', 'Navigation and Avionics', '导航和航空电子'],
  ['8', 'Marine', '海洋'],
  ['9', 'Aerospace and Propulsion', '航空航天与推进'],
] as const

/** Product groups (15 CFR 738.2(b)). */
export const productGroupTable = [
  ['A', 'Equipment, Assemblies and Components', '设备、组件和部件'],
  ['B', 'Test, Inspection and Production Equipment', '测试、检验和生产设备'],
  ['C', 'Materials', '材料'],
  ['D', 'Software', '软件'],
  ['E', 'Technology', '技术'],
] as const

/** Reasons for control with their names (15 CFR 738.2(d)(2)). */
export const reasonTable = [
  ['AT', 'Anti-Terrorism', '反恐'],
  ['CB', 'Chemical and Biological Weapons', '化学和生物武器'],
  ['CC', 'Crime Control', '犯罪控制'],
  ['CW', 'Chemical Weapons Convention', '化学武器公约'],
  ['EI', 'Encryption Items', '加密物项'],
  ['FC', 'Firearms Convention', '枪支公约'],
  ['MT', 'Missile Technology', '导弹技术'],
  ['NP', 'Nuclear Nonproliferation', '核不扩散'],
  ['NS', 'National Security', '国家安全'],
  ['RS', 'Regional Stability', '地区稳定'],
  ['RUS', 'Russian Industry Sector Sanctions', '俄罗斯行业制裁'],
  ['SI', 'Significant Items', '重要物项'],
  ['SL', 'Surreptitious Listening', '秘密监听'],
  ['SS', 'Short Supply', '供应短缺'],
  ['UN', 'United Nations Embargo', '联合国武器禁运'],
] as const

/** Names of the country groups (15 CFR 740 Supplement 1). */
export const countryGroupTable = [
  ['A:1', 'Wassenaar participating states', '瓦森纳安排参与国'],
  ['A:2', 'Missile Technology Control Regime', '导弹技术控制制度'],
  ['A:3', 'Australia Group', '澳大利亚集团'],
  ['A:4', 'Nuclear Suppliers Group', '核供应国集团'],
  ['A:5', 'STA destinations, first list', 'STA例外第一类目的地'],
  ['A:6', 'STA destinations, second list', 'STA例外第二类目的地'],
  ['B', 'Country Group B', 'B组国家'],
  ['D:1', 'National security', '国家安全关注'],
  ['D:2', 'Nuclear', '核关注'],
  ['D:3', 'Chemical and biological', '生化关注'],
  ['D:4', 'Missile technology', '导弹技术关注'],
  ['D:5', 'United States arms embargo', '美国武器禁运'],
  ['E:1', 'Terrorist supporting countries', '支持恐怖主义国家'],
  ['E:2', 'Unilateral embargo', '单边禁运'],
] as const
