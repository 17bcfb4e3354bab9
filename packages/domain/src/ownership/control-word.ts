/** Words by which sources tell control without shares. */
const controlWords =
  /协议控制|可变利益|代持|名义持有|董事会(?:多数|过半|控制)|普通合伙|执行事务合伙人|表决权委托|一致行动|(?<![a-z])VIE(?![a-z])|variable interest|nominee|majority of (?:the )?board|board majority|general partner/iu

/** The kind of control that a holding states: in words of its own, or by its source. */
export const controlOf = (told: { readonly control?: string; readonly source?: string }): string => {
  const own = told.control?.trim() ?? ''
  return own !== '' ? own : (controlWords.exec(told.source ?? '')?.[0] ?? '')
}
