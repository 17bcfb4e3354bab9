import {
  isImoCompany,
  isValidCode,
  normaliseCode,
  type Identifier,
  type IdentifierKind,
} from '@maojian/domain/vocabulary/identifier'
import { byCheckDigit } from './figures-for-letters.ts'
import { everyMatch } from './every-match.ts'

const numbering = String.raw`(?:\s*(?:NUMBER|NO|NR|CODE|编码|编号|号码|号|代码))?(?:\s*(?:是|为|為|IS)(?![A-Z]))?[\s.:：#№=-]*`

const labelled = (words: string, code: string): RegExp =>
  new RegExp(`(?<!(?!\\p{Script=Han})\\p{L})(?:${words})${numbering}(?<code>${code})(?![A-Z0-9])`, 'giu')

/**
 * How a text writes codes that check themselves, a character more or fewer than they have. Without its word before it a code
 * is known by its shape where nothing else has it: a 统一社会信用代码 of a firm.
 */
const written: readonly (readonly [kind: IdentifierKind, pattern: RegExp])[] = [
  ['imo', labelled('IMO', String.raw`(?=[OIL]*\d)[\dOIL]{6,8}`)],
  ['lei', labelled('LEI', String.raw`[A-Z0-9]{17}[A-Z0-9]{0,3}\d`)],
  ['inn', labelled('INN|ИНН', String.raw`(?=[OIL]*\d)[\dOIL]{9,13}`)],
  ['ogrn', labelled('OGRN(?:IP)?|ОГРН(?:ИП)?', String.raw`(?=[OIL]*\d)[\dOIL]{12,16}`)],
  ['uscc', labelled('USCC|统一社会信用代码|社会信用代码|信用代码', '[A-Z0-9]{16,20}')],
  ['uscc', /(?<![\p{L}\p{N}])(?<code>9[1-3]\d{6}[A-Z0-9]{10})(?![A-Z0-9])/giu],
]

const fails = (kind: IdentifierKind, code: string): boolean =>
  !isValidCode(kind, code) && !(kind === 'imo' && isImoCompany(code))

/** An O for a 0 is put right where the code is looked for. */
const failsAsFigures = (kind: IdentifierKind, code: string): boolean =>
  fails(kind, code) && byCheckDigit(code) === undefined

/** Codes of a text that their own check digit calls a slip: nothing that is found by them tells anything. */
export const misprintedCodes = (text: string): readonly Identifier[] => {
  if (!/[\p{Nd}OIL]{6}/iu.test(text)) return none
  const read = text.normalize('NFKC')
  const found = written.flatMap(([kind, pattern]) =>
    everyMatch(read, pattern).map(({ groups }) => ({ kind, value: groups!['code']! })),
  )
  const first = new Map(found.map(one => [one.value, one]))
  return [...first.values()].filter(({ kind, value }) => failsAsFigures(kind, normaliseCode(value)))
}

const none: readonly Identifier[] = []

const checked: ReadonlySet<IdentifierKind> = new Set(written.map(([kind]) => kind))

const label = /^\s*(?:IMO|LEI|INN|ИНН|OGRN(?:IP)?|ОГРН(?:ИП)?)(?:\s*NO)?[\s.:：#-]*(?=[A-Z]*\d)/iu

/** Whether a code of a known kind is such a slip. */
export const isMisprinted = ({ kind, value }: Identifier): boolean =>
  checked.has(kind) && failsAsFigures(kind, normaliseCode(value.replace(label, '')))
