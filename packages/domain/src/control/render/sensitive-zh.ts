const words: Readonly<Record<string, string>> = {
  'eu-arms-or-sector': '欧盟武器禁运或行业制裁',
  'un-arms': '联合国武器禁运',
  'un-comprehensive': '联合国全面措施',
  'us-d5': '美国武器禁运国家（国家组 D:5）',
  'us-e1': '支持恐怖主义国家（国家组 E:1）',
  'us-e2': '单边禁运（国家组 E:2）',
  'us-part-746': '美国出口管理条例第 746 部分的禁运或特别管制',
}

/** Why a country is sensitive, in words. */
export const sensitiveBasisZh = (basis: string): string => words[basis] ?? basis
