const behindForm =
  /((?:LTD|LIMITED|CO|COMPANY|INC|INCORPORATED|CORP|CORPORATION|SA|S\.A|LLC|PLC|NV|BV|AS|GMBH)\.?)\s?[-–]\p{Lu}{3}$/u

/** Without the code of a flag or country that registers of ships put behind the form of an owner: NORVA SHIPPING LTD-BZE. */
export const withoutFlag = (name: string): string =>
  name.at(-4) === '-' || name.at(-4) === '–' ? name.replace(behindForm, '$1') : name
