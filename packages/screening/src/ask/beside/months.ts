import { senseKey } from './sense.ts'

/** Months as dates tell them, in full and cut short: beside a number they are part of a date, elsewhere they may be names (April, May). */
const written =
  'January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec ' +
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre ' +
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre ' +
  'Januar Februar März Juni Juli Oktober Dezember janeiro fevereiro março maio junho julho setembro outubro novembro dezembro ' +
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'

const months: ReadonlySet<string> = new Set(written.split(' ').map(senseKey))

/** By the key of a word. */
export const isMonth = (key: string): boolean => months.has(key)
