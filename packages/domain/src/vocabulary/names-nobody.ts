/** What is said of a text that names nobody by itself, wherever somebody is screened: nothing found says nothing of it. */
export const namesNobodyZh = '只含通用词、常见名或“待定”“同上”一类文字，无法据此筛查'
