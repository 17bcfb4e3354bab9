/** What the prose of an Entity List cell says. */
export interface ListedParty {
  readonly name: string
  readonly aliases: readonly { readonly text: string; readonly former: boolean }[]
  readonly addresses: readonly string[]
  readonly notes: readonly string[]
  /** Organisation of which the row lists a subordinate institution. */
  readonly parent?: string
}

type Aliases = { text: string; former: boolean }[]

/** Parts after a comma that still belong to the name before it: forms of company, generations, acronyms. */
const nameTail =
  /^(?:(?:Co|Corp|Inc|Ltd|LTD|Llc|LLC|L\.L\.C|LLP|L\.P|LP|Pte|Pvt|PLC|Plc|P\.L\.C|JSC|OJSC|PJSC|CJSC|OOO|OAO|ZAO|PAO|AO|EOOD|OOD|EAD|GmbH|S\.A|SA|S\.A\.L|S\.R\.L|Srl|S\.L|SL|B\.V|BV|N\.V|A\.S|AS|A\/S|AG|KG|Oy|AB|d\.o\.o|Sdn|Bhd|FZE|FZCO|FZC|FZ-LLC|DMCC|Limited|LIMITED|Incorporated|Corporation|Company|Jr|Sr|Ph\.D)(?:\.|$|(?=[ (,-])))/u

/** Sub-units written after a comma: `…, Institute of Disease Control`. */
const subUnit =
  /^(?!\d)(?:(?:\p{Lu}[\p{L}'’.-]*\s+){0,5}(?:Institute|Laboratory|Academy|Department|Branch|Research Center|Subsidiary|Lab))(?:\s+(?:of|for|No\.)(?!\p{L}).*)?$/u

/** A part that ends in a form of company and holds no number goes on with the name. */
const ownForm = /^[^\d]*(?:Ltd|Limited|Sirketi|Şirketi|Sti|Şti|GmbH|LLC|Inc|Co)\.?$/u

/** A name without a comma before its address: `Co., Ltd. Flat/Rm 7022`. */
const unseparated =
  /(?<=(?:Ltd|Limited|Co|GmbH|Inc|LLC)\.?)\s+(?=(?:Flat|Unit|Room|Rm|No|Floor|Suite|Office|Cargo)(?:[ /.]))/u

const alsoKnown = /^([af])\.?k\.a\.?,?\s*/u

/** Plants that a group lists under its own name: `Tactical Missile Corporation, Joint Stock Company Avangard`. */
const ownPlant = /^(?:(?:Joint[- ]Stock Company|NPO|JSC|OJSC|PJSC)\s+\P{N}*|.{1,60}\sPlant(?:\s[“(].*)?)$/u

const continuesName = (part: string, last: boolean): boolean => {
  if (alsoKnown.test(part)) return false
  if (nameTail.test(part) || ownForm.test(part)) return true
  return !last && (subUnit.test(part) || ownPlant.test(part))
}

const endOf = (text: string): string => text.replace(/(?:[;,]\s*(?:and|or)?|\s+and)\s*$/u, '').trim()

/** The last full stop of a cell is prose; one of an abbreviation is part of the name. */
const withoutStop = (text: string): string => {
  const end = endOf(text)
  return /(?:Ltd|Co|Inc|Corp|Bhd|Pvt|Pte|LLC|St|Sti|\.\p{L}{1,3}|(?<!\p{L})\p{Lu})\.$/iu.test(end)
    ? end
    : end.replace(/\.$/u, '')
}

const notesPattern =
  /\(?\s*(?:See|see)\s+(?:also\s+)?(?:alternate|additional)?\s*(?:address(?:es)?|also)\s[^()]*(?:\([^()]*\)[^()]*)*\)?\.?/gu

const takeNotes = (text: string): { text: string; notes: string[] } => {
  const notes = [...text.matchAll(notesPattern)].map(found => found[0].replace(/^\(|\)?\.?$/gu, '').trim())
  return { text: text.replace(notesPattern, ' '), notes }
}

const splitAddresses = (text: string): string[] =>
  text
    .split(/;\s*(?:and\s+)?|,\s+and\s+(?=(?:No\.|Room|Rm|Unit|Flat|Suite|P\.?O|\d))/u)
    .map(part =>
      withoutStop(
        part
          .replace(/^and\s+/u, '')
          .replace(/\s+/gu, ' ')
          .trim(),
      ),
    )
    .filter(part => /[\p{L}\p{N}]/u.test(part))

/** `Name, a.k.a. Alias, address`: name, then its company forms, then aliases, the rest is the address. */
const splitNameLine = (line: string, aliases: Aliases): { name: string; rest: string } => {
  const parts = line.replace(unseparated, ', ').split(/,\s*(?!\d{3}(?!\d))/u)
  let name = parts.shift()!.trim()
  const [before, after] = name.split(/;\s*/u)
  if (after) {
    name = before!
    parts.unshift(after)
  }
  while (parts.length > 0 && continuesName(parts[0]!, parts.length === 1)) name += `, ${parts.shift()!}`
  while (parts.length > 0) {
    const known = alsoKnown.exec(parts[0]!)
    if (!known) break
    let text = parts.shift()!.replace(alsoKnown, '')
    if (text.trim() === '') text = parts.shift() ?? ''
    while (parts.length > 0 && continuesName(parts[0]!, parts.length === 1)) text += `, ${parts.shift()!}`
    for (const one of text.split(/\s+a\.k\.a\.,?\s+/u))
      aliases.push({ text: one.trim(), former: known[1] === 'f' })
  }
  return { name, rest: parts.join(', ') }
}

const inBrackets = /\s*\(?\s*(?:[af]\.k\.a\.),?\s+([^()]+)\)?\s*$/u

/** A name that carries an a.k.a. of its own: `FETCO (a.k.a. FETCO, Inc.)`. */
const takeInnerAlias = (name: string, aliases: Aliases): string => {
  const found = inBrackets.exec(name)
  if (!found || found.index === 0) return name
  for (const text of found[1]!.split(/;\s*(?:and\s+)?/u))
    aliases.push({ text: withoutStop(text), former: found[0].includes('f.k.a') })
  return name.slice(0, found.index).replace(/[,\s]+$/u, '')
}

const aliasHeading = /,?\s*\(?([af])\.k\.a\.,?\s*(?:the following\s+[\p{L}-]*\s*alias(?:es)?)?,?\s*[:;]?\s*$/u
const headingInside = /,?\s*\(?([af])\.k\.a\.,?\s*the following\s+(?:[\p{L}-]+\s+)?alias(?:es)?\s*[:;,]\s*/u
const subordinate = /^(?:subordinate institutions?|and the following .*|the following .*institutions?.*):?$/iu

/** Some rows list an address, under a running number instead of a name. */
const listedAddress = /^Address \d+$/u

interface Draft {
  name: string
  readonly aliases: Aliases
  readonly address: string[]
  former: boolean
}

const readLine = (draft: Draft, line: string): void => {
  if (subordinate.test(line)) return
  const dash = /^[—–]\s*/u.exec(line)
  if (dash) {
    const text = takeInnerAlias(withoutStop(line.slice(dash[0].length)), draft.aliases)
    draft.aliases.push({ text, former: draft.former })
    return
  }
  const heading = aliasHeading.exec(line)
  const before = heading ? line.slice(0, heading.index) : line
  if (heading) draft.former = heading[1] === 'f'
  if (draft.name === '') {
    const { name, rest } = heading ? { name: before, rest: '' } : splitNameLine(line, draft.aliases)
    draft.name = withoutStop(takeInnerAlias(name, draft.aliases))
    draft.address.push(rest)
  } else if (heading && before.trim() !== '') draft.aliases.push({ text: withoutStop(before), former: false })
  else draft.address.push(line)
}

const bracketed = /\s*\(([af])\.k\.a\.,?\s*(?!the following)((?:[^()]|\([^()]*\))*)\)/gu

/** `Gazprom, OAO (a.k.a. Open Joint Stock Company Gazprom; a.k.a. OAO Gazprom), address`. */
const takeBracketed = (text: string, aliases: Aliases): string =>
  text.replace(bracketed, (_whole, kind: string, inside: string) => {
    for (const part of inside.split(/;\s*(?:and\s+)?|\s+and\s+(?=a\.k\.a\.)/u))
      aliases.push({ text: withoutStop(part.replace(alsoKnown, '')), former: kind === 'f' })
    return ''
  })

const under = /^(.{5,}?)[,:]?\s+subordinate institution:\s*/u

/** Reads the prose of one cell: name, `a.k.a., the following two aliases:`, dashes, addresses, `see also`. */
export const readListedParty = (cell: string): ListedParty => {
  const draft: Draft = { name: '', aliases: [], address: [], former: false }
  const { text, notes } = takeNotes(cell.replace(/[^\S\n]+/gu, ' '))
  const parent = under.exec(text.trim())
  const lines = takeBracketed(parent ? text.trim().slice(parent[0].length) : text, draft.aliases)
    .replace(headingInside, found => `${found.trimEnd()}\n`)
    .replace(/(?<=(?:;|; and|:)\s*)—/gu, '\n—')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  for (const line of lines) readLine(draft, line)
  const addresses = splitAddresses(draft.address.filter(part => part !== '').join(' '))
  return {
    name: listedAddress.test(draft.name) ? (addresses[0] ?? draft.name) : draft.name,
    aliases: draft.aliases.filter(alias => alias.text !== ''),
    addresses,
    notes,
    ...(parent && { parent: parent[1]! }),
  }
}
