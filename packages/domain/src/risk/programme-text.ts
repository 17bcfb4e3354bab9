import { countryNameZh, findCountry } from '../vocabulary/country.ts'
import { listedWordZh } from '../vocabulary/listed-word.ts'
import { programmeNameZh } from './programme-name.ts'
import { programmePlaces, programmeTexts } from './programme-text.table.ts'

const key = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

const rowOf = (table: Readonly<Record<string, string>>, text: string): string =>
  Object.hasOwn(table, key(text)) ? table[key(text)]! : ''

/** Lists of Canada say it in English and French. */
const placeOf = (text: string): string => {
  const [english = ''] = text.split(' / ', 1)
  const named = rowOf(programmePlaces, english)
  if (named !== '') return named
  const code = findCountry(english)
  return code === undefined ? '' : countryNameZh(code)
}

interface Form {
  readonly pattern: RegExp
  readonly zh: (found: readonly string[]) => string
}

const unlessEmpty = (name: string, sentence: (name: string) => string): string =>
  name === '' ? '' : sentence(name)

const forms: readonly Form[] = [
  {
    pattern: /^([A-Z]{2}-[A-Z-]+) \(([^)]+)\)$/u,
    zh: ([code = '', measure = '']) =>
      unlessEmpty(programmeNameZh(code), name =>
        [name, listedWordZh('measure', measure)].filter(one => one !== '').join('：'),
      ),
  },
  {
    pattern: /^The (.+?) \((?:International )?Sanctions\)((?: \([^)]+\))*) Regulations \d{4}$/u,
    zh: ([about = '', asides = '']) =>
      unlessEmpty(
        placeOf(`${about}${asides.includes('(Nuclear)') ? ' nuclear' : ''}`),
        name => `英国${name}制裁条例`,
      ),
  },
  {
    pattern: /^The (.+?) Sanctions Regulations \d{4}$/u,
    zh: ([about = '']) => unlessEmpty(placeOf(about), name => `英国${name}制裁条例`),
  },
  {
    pattern: /^(\d{3,4}(?:\/\d{4})*)(?: \((?!\d)(.+)\)| \(\d{4}\)(?: (.+))?)$/u,
    zh: ([number = '', about = '', behind = '']) => {
      const place = placeOf(about || behind)
      return `联合国安理会第${number}号决议${place === '' ? '' : `（${place}）`}`
    },
  },
  {
    pattern: /^Autonomous \((.+)\)$/u,
    zh: ([about = '']) => unlessEmpty(placeOf(about), name => `澳大利亚自主制裁：${name}`),
  },
]

const byForm = (text: string): string => {
  for (const { pattern, zh } of forms) {
    const found = pattern.exec(text)
    if (found) return zh(found.slice(1))
  }
  return ''
}

/** Several codes in one: RUSSIA-EO14024; UKRAINE-EO13662. */
const byCodes = (text: string): string => {
  const names = text.split(';').map(programmeNameZh)
  return names.includes('') ? '' : [...new Set(names)].join('、')
}

/** A programme as a list words it, with its Chinese first where it has one. */
export const programmeTextWords = (text: string): string => {
  const name = rowOf(programmeTexts, text) || byForm(text) || byCodes(text) || placeOf(text)
  return name === '' || name === text ? text : `${name}（${text}）`
}
