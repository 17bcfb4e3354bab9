import type { FieldTable } from '../../xml/field-table.ts'

const below = (path: string, ...names: readonly string[]): string[] => names.map(name => `${path}/${name}`)

const item = 'OFAC 内部的行号'

export const publicationFields: FieldTable = {
  read: ['Publish_Date', 'Record_Count'],
  ignored: {},
}

export const ofacXmlFields: FieldTable = {
  read: [
    'uid',
    'firstName',
    'lastName',
    'title',
    'sdnType',
    'remarks',
    'programList/program',
    ...below('idList/id', 'idType', 'idNumber', 'idCountry', 'issueDate', 'expirationDate'),
    ...below('akaList/aka', 'type', 'category', 'lastName', 'firstName'),
    ...below(
      'addressList/address',
      'address1',
      'address2',
      'address3',
      'city',
      'stateOrProvince',
      'postalCode',
      'country',
    ),
    'nationalityList/nationality/country',
    'citizenshipList/citizenship/country',
    'dateOfBirthList/dateOfBirthItem/dateOfBirth',
    'placeOfBirthList/placeOfBirthItem/placeOfBirth',
    ...below(
      'vesselInfo',
      'callSign',
      'vesselType',
      'vesselFlag',
      'vesselOwner',
      'tonnage',
      'grossRegisteredTonnage',
    ),
  ],
  ignored: {
    'idList/id/uid': item,
    'akaList/aka/uid': item,
    'addressList/address/uid': item,
    'nationalityList/nationality/uid': item,
    'nationalityList/nationality/mainEntry': '主次不影响筛查',
    'citizenshipList/citizenship/uid': item,
    'citizenshipList/citizenship/mainEntry': '主次不影响筛查',
    'dateOfBirthList/dateOfBirthItem/uid': item,
    'dateOfBirthList/dateOfBirthItem/mainEntry': '主次不影响筛查',
    'placeOfBirthList/placeOfBirthItem/uid': item,
    'placeOfBirthList/placeOfBirthItem/mainEntry': '主次不影响筛查',
  },
}
