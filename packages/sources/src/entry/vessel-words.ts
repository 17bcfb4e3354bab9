import { isImo } from '@maojian/domain/vocabulary/identifier'

/** Abbreviations before a ship's name, or words beside it, that no company name carries. */
const vesselName =
  /(?:^|[(,]\s*)(?:M\/[VT]|MV|MT)[\s.]+\p{L}|(?:^|\s)(?:vessel|ship|tanker)\s*[:(]|\((?:vessel|ship|tanker)\)/iu

const companyWord =
  /(?<!\p{L})(?:company|co|corp\p{L}*|ltd|limited|llc|inc|jsc|ooo|pte|gmbh|sa|group|management|shipping|lines?|navigation|maritime|fleet|bank)(?!\p{L})/iu

/** A company that runs ships has their numbers in its remarks and is still a company. */
export const namesCompany = (name: string): boolean => companyWord.test(name)

/** Whether a name by itself says that it is a ship's: `M/V EXAMPLE`, `EXAMPLE (vessel)`. */
export const namesVessel = (name: string): boolean => vesselName.test(name) && !namesCompany(name)

/** Ship numbers that a text gives after the letters IMO, with a right check digit. */
export const shipNumbers = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/(?<!\p{L})IMO(?!\p{L})[^0-9;.]{0,20}(\d{7})(?!\d)/giu)]
      .map(found => found[1]!)
      .filter(isImo),
  ),
]
