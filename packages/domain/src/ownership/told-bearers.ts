/** Words of a text behind which, or around which, the name of whoever it is held for stands. */
const patterns: readonly RegExp[] = [
  /(?:代[为為]?|替|受|由|[归歸])\s*([^，。；,;]{2,80}?)\s*(?:所?持有?|委[托託]|指使|[实實]?[际際]?控制|所有|的?名[义義]|$)/giu,
  /([^，。；,;：:]{2,80}?)的?(?:全[资資]|控股|直[属屬])?(?:子公司|附[属屬]公司|一致行[动動]人)/giu,
  /([^，。；,;：:]{2,80}?)(?:通[过過]|出[资資])/giu,
  /(?:控制人|所有人|出[资資]人|受益人|委[托託]人|[权權]利人|股[东東])\s*(?:[为為是系]|[:：=])?\s*([^，。；;]{2,120})/giu,
  /(?<![a-z])(?:nominee(?: share)?holder|nominee|trustee|proxy|agent|fronting|shares?|held|holds?)(?: it| them| shares?)? (?:for|of)\s+([^，。；;]{2,160})/giu,
  /(?<![a-z])(?:in trust for|(?:behalf|benefit|account|direction|instructions?|behest|control) of|(?:owned|controlled) by|subsidiary of|(?:affiliate|branch) of)\s+([^，。；;]{2,160})/giu,
  /(?<![a-z])(?:UBO|(?:beneficial )?owner|shareholder|parent(?: company)?|controller|principal)\s*(?:is|[:：=])\s*([^，。；;]{2,160})/giu,
  /(?<![a-z])on\s+([^，。；;]{2,160}?)['’]s? behalf(?![a-z])/giu,
  /^\s*([^，。；;]{2,160}?)\s+(?:controls|directs)(?![a-z])/giu,
]

/** To the end of the clause, and to its first comma or bracket: a name may have a comma of its own. */
const lengths = (name: string): string[] => [name, name.split(/[,（(]/u)[0]!]

/** Whom a text may name as the one for whom, or at whose word, a share is held: to be looked up, not to be believed. */
export const toldBearers = (text: string): string[] => [
  ...new Set(
    patterns
      .flatMap(pattern => [...text.matchAll(pattern)])
      .flatMap(found => lengths(found[1] ?? ''))
      .map(name => name.trim())
      .filter(name => name.length > 1),
  ),
]
