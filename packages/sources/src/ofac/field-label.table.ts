import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import type { IdentifierKind } from '@maojian/domain/vocabulary/identifier'

/** What a labelled field of an OFAC record is: an identifier, a fact, or one of a few special readings. */
export type OfacField =
  | { readonly id: IdentifierKind }
  | { readonly fact: FactKey }
  | { readonly special: 'birthDate' | 'nationality' | 'citizenship' | 'registeredIn' | 'wallet' | 'labelled' }

const id = (kind: IdentifierKind): OfacField => ({ id: kind })
const fact = (key: FactKey): OfacField => ({ fact: key })
const special = (
  name: 'birthDate' | 'nationality' | 'citizenship' | 'registeredIn' | 'wallet' | 'labelled',
): OfacField => ({
  special: name,
})

/**
 * Labels as OFAC prints them (idType in XML, feature type in the newer files, first words of a remark in CSV);
 * the first that fits the beginning decides, so narrow labels stand before wide ones.
 */
export const fieldLabels: readonly (readonly [RegExp, OfacField])[] = [
  [/^(DOB|Birthdate|Date of Birth)(?!\p{L})/u, special('birthDate')],
  [/^(POB|Place of Birth)(?!\p{L})/u, fact('birthPlace')],
  [/^(nationality of registration)/iu, special('registeredIn')],
  [/^(nationality( country)?)(?!\p{L})/iu, special('nationality')],
  [/^(citizenship country|citizenship|citizen)(?!['’\p{L}])/iu, special('citizenship')],
  [/^Gender/u, fact('gender')],
  [/^Title/u, fact('title')],
  [/^(Website)/u, fact('website')],
  [/^(Email Address|Email:?)/u, fact('email')],
  [/^(Phone Number|Alt\. Telephone|Telephone|Tel\.|Phone)/u, fact('phone')],
  [/^(Fax|Telex)/u, fact('phone')],
  [/^Organization Established Date/u, fact('incorporationDate')],
  [/^Organization Type/u, fact('sector')],
  [/^Target Type/u, fact('legalForm')],
  [/^(Vessel Registration Identification|Identification Number(?= IMO))/u, id('imo')],
  [/^(MMSI|Maritime Mobile Service Identity)/u, id('mmsi')],
  [/^(Other Vessel Call Sign|Vessel Call Sign)/u, fact('callSign')],
  [/^(Former Vessel Flag|Other Vessel Flag)/u, fact('formerFlag')],
  [/^Vessel Flag/u, fact('vesselFlag')],
  [/^(Other Vessel Type|Former Vessel Type|Vessel Type)/iu, fact('vesselType')],
  [/^Vessel Owner/u, fact('vesselOwner')],
  [/^Vessel Year of Build/u, fact('buildDate')],
  [/^Vessel Gross (Registered )?Tonnage/u, fact('grossTonnage')],
  [/^(Vessel Tonnage|Vessel Deadweight)/u, fact('tonnage')],
  [/^(Previous Aircraft Tail Number|Aircraft Tail Number)/u, id('tail')],
  [/^(Aircraft Manufacturer['’]s Serial Number \(MSN\)|Aircraft Serial Identification)/u, id('msn')],
  [/^Aircraft Construction Number( \(also called L\/N or S\/N or F\/N\))?/u, id('msn')],
  [/^Aircraft Mode S Transponder Code/u, id('icao24')],
  [/^Aircraft Manufacture Date/u, fact('manufactureDate')],
  [/^Aircraft Model/u, fact('aircraftModel')],
  [/^Aircraft Operator/u, fact('aircraftOperator')],
  [/^Digital Currency Address/u, special('wallet')],
  [/^(SWIFT\/BIC|Bank Identifier Code)/u, id('bic')],
  [/^Legal Entity (Number|Identifier)/u, id('lei')],
  [/^Uni(?:fi|t)ed Social Credit Code( \(USCC\))?/u, id('uscc')],
  [/^(Equity Ticker|Ticker)/u, id('ticker')],
  [/^ISIN/u, id('isin')],
  [/^D-U-N-S Number/u, id('duns')],
  [/^(BIK|Global Intermediary|Government Gazette|Central Registration|CNP|Trademark|UK )/u, id('other')],
  [
    /^(Stateless Person |Diplomatic |British National Overseas |Service )?Passport( (No|Number)\.?)?/iu,
    id('passport'),
  ],
  [/^Stateless Person ID Card/u, id('nationalId')],
  [
    /^(SSN|Social Security|D\.N\.I\.|C\.U\.R\.P\.|CURP|I\.F\.E\.|Cedula|Interpol|Numero de Identidad|NIE)/u,
    id('nationalId'),
  ],
  [
    /^(National ID|National Foreign ID|Personal ID|Identification Number|ID Card|Turkish Identification)/u,
    id('nationalId'),
  ],
  [
    /^(Driver['’]s License|Residency Number|Birth Certificate|Electoral Registry|Tazkira|Refugee ID)/u,
    id('nationalId'),
  ],
  [
    /^(Travel Document|Visa Number|C\.I\.N\.|Immigration|Public Security|Seafarer|Alien Registration|Green Card|Military|Afghan|Kenyan|Bosnian)/u,
    id('nationalId'),
  ],
  [
    /^(Identity|Citizen['’]s Card|Moroccan|Italian|Carnet|Pilot|VisaNumberID|N\.I\.E\.|British|Credencial|Cartilla)/u,
    id('nationalId'),
  ],
  [
    /^(Tax ID|V\.A\.T\.|VAT|NIT|R\.F\.C\.|RFC|R\.I\.F\.|RIF|RUC|RTN|RUT|C\.U\.I\.T\.|C\.U\.I\.P\.|C\.U\.I\.)/u,
    id('taxNumber'),
  ],
  [
    /^(Fiscal Code|Italian Fiscal|Dubai Chamber|Tax Number|C\.I\.F\.|C\.N\.P\.J|US FEIN|Paraguayan tax|Numero Unico)/u,
    id('taxNumber'),
  ],
  [
    /^(Registration|Business Registration|Commercial Registry|Company Number|C\.R\. No|Public Registration)/u,
    id('registration'),
  ],
  [
    /^(Folio Mercantil|Matricula Mercantil|Enterprise Number|Economic Register|Trade License)/u,
    id('registration'),
  ],
  [
    /^(Business Number|Chamber of Commerce|Chinese Commercial Code|File Number|Certificate|Serial No)/u,
    id('registration'),
  ],
  [
    /^(Registered Charity|Central Register|Branch Unit|Romanian|Romania|Tourism License|LE Number|UAE Identification)/u,
    id('registration'),
  ],
  [/^(License|Pakistani|Istanbul|Crew|SRE Permit|Istihbarat|Permit|General|Electoral|Numero)/u, id('other')],
  [/^(Vessel Other|Ship|Hull)/u, special('labelled')],
  [/^(Linked To)/u, fact('linkedTo')],
  [/^(Additional Sanctions Information|Secondary sanctions risk|Transactions Prohibited)/iu, fact('measure')],
  [/^(Executive Order|CAATSA|IFCA Determination|PEESA|Prohibit|NDAA|CAESAR)/iu, special('labelled')],
  [
    /^(Listing Date|Effective Date|Purchase\/Sales|Issuer Name|For more information|Date of )/u,
    special('labelled'),
  ],
]
