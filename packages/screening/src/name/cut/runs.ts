import { joinAbjadEndings } from '../abjad/abjad.ts'
import { repairHomoglyphs } from '../script/homoglyphs.ts'
import { readOverrides, repairLatinTwins } from '../script/latin-twins.ts'
import { scriptOf, type Script } from '../script/script.ts'

/** Letters of one script that stand together in a text. */
export interface Run {
  readonly script: Script
  readonly text: string
}

const apostrophes = /['’ʼ`´ʿʾ‘ʹ]/gu
/** Marks without width or writing: the join of Persian endings, direction, soft hyphens, byte order. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu
/** A list's remark on the writing that follows (Arabic: محمد) is no part of the name. */
const remark =
  /^\s*(?:Arabic|Belarusian|Russian|Ukrainian|Cyrillic|Persian|Farsi|Pashto|Dari|Urdu|Hebrew|Chinese|Korean|Japanese|Greek|Turkish|Georgian|Armenian|Serbian|Bulgarian)(?: spelling| script)?\s*:\s*/iu
// J.S.C. is JSC, but Co.,Ltd. stays two words.
const abbreviation = /(?<!\p{L})(\p{L})\.(?=\p{L}(?:\.|(?!\p{L})))/gu

// Danish, Norwegian and Brazilian forms: A/S is no A and no S.
const strokeForm = /(?<!\p{L})(?:[AIKP]\/S|S\/A)(?!\p{L})/giu

/** №7 is no word NO7. */
const numberSign = /№|N[º°]/gu

const groupOf = (script: Script): Script => (script === 'digit' ? 'latin' : script)

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text)

/** Chinese characters as they are, without anything between them. */
const isHan = (text: string): boolean => /^[\u4e00-\u9fff]+$/.test(text)

const withoutMarks = (text: string): string => {
  let clean = text.includes(':') ? text.replace(remark, '') : text
  clean = clean.replace(apostrophes, '')
  if (clean.includes('.')) clean = clean.replace(abbreviation, '$1')
  return clean.includes('/') ? clean.replace(strokeForm, stroke => stroke.replace('/', '')) : clean
}

/** Runs of one script, separators dropped; Latin letters and digits stay together (A320). */
export const runsOf = (text: string): Run[] => {
  if (isAscii(text))
    return (withoutMarks(text).match(/[A-Za-z0-9]+/g) ?? []).map(word => ({ script: 'latin', text: word }))
  if (isHan(text)) return [{ script: 'han', text }]
  const runs: { script: Script; text: string; open: boolean }[] = []
  const shown = readOverrides(text.replace(numberSign, ' ').normalize('NFKC'))
  const clean = repairHomoglyphs(
    repairLatinTwins(withoutMarks(joinAbjadEndings(shown).replace(invisible, ''))),
  )
  for (const char of clean) {
    const script = groupOf(scriptOf(char))
    const last = runs.at(-1)
    if (script === 'none') {
      if (!last) continue
      if (!/\p{M}/u.test(char)) last.open = false
      // The vowel signs of India and Thailand are marks on a letter.
      else if (last.open && last.script === 'other') last.text += char
    } else if (last?.open && last.script === script) last.text += char
    else runs.push({ script, text: char, open: true })
  }
  return runs
}

/** Chinese writes a foreign name with middle dots and a person's name with none: runs of one name belong together. */
export const joinHan = (runs: readonly Run[]): Run[] => {
  const out: Run[] = []
  for (const run of runs) {
    const last = out.at(-1)
    if (run.script === 'han' && last?.script === 'han')
      out[out.length - 1] = { script: 'han', text: last.text + run.text }
    else out.push(run)
  }
  return out
}
