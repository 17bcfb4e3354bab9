import { normaliseCode, type Identifier, type IdentifierKind } from '@maojian/domain/vocabulary/identifier'

/** By what a party is reached: several of a kind may stand in one value. */
type ContactKind = Extract<IdentifierKind, 'website' | 'email' | 'phone'>

const parting = /[\s,;|<>()]+/u
const mail = /^(?:mailto:)?([^@/]+@[^@/]+\.[^@/]+?)\.?$/iu
const site =
  /^(?:https?:\/\/)?(?:www\d?\.)?((?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+))(?::\d+)?([/?#]\S*)?$/iu

const mailCodes = (text: string): string[] => {
  const [, address] = mail.exec(text) ?? []
  return address === undefined ? [] : [normaliseCode(address)]
}

/** A host as the network knows it: пример.рф is xn--e1afmkfd.xn--p1ai. */
const inAscii = (host: string): string => {
  const url = /[^ -~]/u.test(host) ? `http://${host}` : ''
  return URL.canParse(url) ? new URL(url).hostname : host
}

/** A page of a host that many share is that page, a whole site its host. */
const siteCodes = (text: string): string[] => {
  const [, host, page = ''] = site.exec(text.replace(/[/.]+$/u, '')) ?? []
  return host === undefined ? [] : [normaliseCode(inAscii(host) + page)]
}

const piecesOf = (text: string, codes: (piece: string) => string[]): string[] =>
  text.split(parting).flatMap(codes)

const fewestFigures = 7
const telephone = /\+?\d[\d\s()./-]*\d/gu

const phoneCodes = (text: string): string[] =>
  (text.match(telephone) ?? [])
    .map(written => written.replaceAll(/\D/gu, '').replace(/^0+/u, ''))
    .filter(code => code.length >= fewestFigures)

const filed: Readonly<Record<ContactKind, (value: string) => string[]>> = {
  website: value => piecesOf(value, siteCodes),
  email: value => piecesOf(value, mailCodes),
  phone: phoneCodes,
}

/** Codes under which a site, an address or a telephone is filed; undefined for other kinds. */
export const contactKeys = ({ kind, value }: Identifier): readonly string[] | undefined =>
  Object.hasOwn(filed, kind) ? filed[kind as ContactKind](value) : undefined

interface AskedContact {
  readonly kind: 'website' | 'email'
  readonly code: string
}

const contactsOf = (piece: string): AskedContact[] =>
  piece.includes('@')
    ? mailCodes(piece).map(code => ({ kind: 'email', code }))
    : siteCodes(piece).map(code => ({ kind: 'website', code }))

/** Sites and mail addresses in a typed text. */
export const askedContacts = (text: string): readonly AskedContact[] =>
  text.includes('.') ? text.split(parting).flatMap(contactsOf) : []
