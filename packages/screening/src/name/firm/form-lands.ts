import { readTable } from '../table.ts'
import type { Token } from '../token/token.ts'

type Kind = 'share' | 'limited' | 'partner'

/** The law that knows a form. */
interface FormLaw {
  readonly kind: Kind
  readonly lands: ReadonlySet<string>
  /** Lists write it in the language that they translate into: for Russian forms of its kind, or for any form. */
  readonly translates: 'none' | 'russian' | 'any'
}

const laws = new Map<string, FormLaw>()

for (const [forms, kind, lands] of readTable('form-lands.tsv')) {
  const codes = new Set(lands!.split(' '))
  const russian = codes.delete('~')
  const translates = codes.delete('*') ? 'any' : russian ? 'russian' : 'none'
  for (const form of forms!.split(' ')) laws.set(form, { kind: kind as Kind, lands: codes, translates })
}

const limited: ReadonlySet<string> = new Set(['LTD', 'LIMITED'])
/** Co., Ltd. is how East Asia writes it. */
const companyLimited = 'COLTD'

/** Forms that tell a law, of a name; a bare COMPANY or CORPORATION tells none. */
export const formLaws = (tokens: readonly Token[]): readonly FormLaw[] => {
  let found: FormLaw[] | undefined
  tokens.forEach(({ role, key }, at) => {
    if (role !== 'form') return
    const law = laws.get(limited.has(key) && tokens[at - 1]?.concept === '#company' ? companyLimited : key)
    if (law) (found ??= []).push(law)
  })
  return found ?? none
}

const none: readonly FormLaw[] = []

const soviet = 'CIS'

const isTranslated = (one: FormLaw, other: FormLaw): boolean =>
  one.translates === 'any' ||
  (one.translates === 'russian' && one.kind === other.kind && other.lands.has(soviet))

const mayBeOne = (one: FormLaw, other: FormLaw): boolean => {
  if (isTranslated(one, other) || isTranslated(other, one)) return true
  const partners = (one.kind === 'partner') !== (other.kind === 'partner')
  if (partners) return one.lands.has(soviet) && other.lands.has(soviet)
  for (const land of one.lands) if (other.lands.has(land)) return true
  return false
}

/** Whether two names tell their forms, and no law knows one of each side: an S.A. de C.V. is no GmbH. */
export const areFormsApart = (query: readonly Token[], listed: readonly Token[]): boolean => {
  const own = formLaws(query)
  if (own.length === 0) return false
  const other = formLaws(listed)
  return other.length > 0 && !own.some(one => other.some(law => mayBeOne(one, law)))
}
