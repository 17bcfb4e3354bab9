import { fieldCheck } from '../../xml/field-table.ts'

const below = (parent: string, names: readonly string[]): string[] => names.map(name => `${parent}/${name}`)

const name = ['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6', 'NameType', 'AliasStrength']
const address = [1, 2, 3, 4, 5, 6].map(line => `AddressLine${line}`)

export const designationFields = fieldCheck({
  read: [
    'OFSIGroupID',
    'LastUpdated',
    'DateDesignated',
    'UniqueID',
    'UNReferenceNumber',
    'RegimeName',
    'IndividualEntityShip',
    'SanctionsImposed',
    'OtherInformation',
    'UKStatementofReasons',
    ...below('Names/Name', name),
    'NonLatinNames/NonLatinName/NameNonLatinScript',
    'NonLatinNames/NameNonLatinScript',
    ...below('Addresses/Address', [...address, 'AddressPostalCode', 'AddressCountry']),
    'PhoneNumbers/PhoneNumber',
    'EmailAddresses/EmailAddress',
    'Websites/Website',
    'Titles/Title',
    'Positions/Position',
    ...below('IndividualDetails/Individual', [
      'Title',
      'Titles/Title',
      'DOBs/DOB',
      'Nationalities/Nationality',
      'Positions/Position',
      'Genders/Gender',
      'BirthDetails/Location/TownOfBirth',
      'BirthDetails/Location/CountryOfBirth',
      'PassportDetails/Passport/PassportNumber',
      'PassportDetails/Passport/PassportAdditionalInformation',
      'NationalIdentifierDetails/NationalIdentifier/NationalIdentifierNumber',
      'NationalIdentifierDetails/NationalIdentifier/NationalIdentifierAdditionalInformation',
    ]),
    ...below('EntityDetails/Entity', [
      'TypeOfEntities/TypeOfEntity',
      'Subsidiaries/Subsidiary',
      'ParentCompanies/ParentCompany',
      'BusinessRegistrationNumbers/BusinessRegistrationNumber',
    ]),
    ...below('ShipDetails/Ship', [
      'IMONumbers/IMONumber',
      'CurrentOwnerOperators/CurrentOwnerOperator',
      'CurrentBelievedFlagOfShips/CurrentBelievedFlagOfShip',
      'PreviousFlags/PreviousFlag',
      'TypeOfShipDetails/TypeOfShip',
      'TonnageOfShipDetails/TonnageOfShip',
      'YearsBuilt/YearBuilt',
    ]),
    'CryptoWalletAddresses/CryptoWalletAddress',
  ],
  ignored: {
    DesignationSource: '英国或联合国，由 UNReferenceNumber 可知',
    SanctionsImposedIndicators: '与 SanctionsImposed 相同，逐项是非',
    'NonLatinNames/NonLatinName/NonLatinScriptType': '文字种类，由文字本身可知',
    'NonLatinNames/NonLatinName/NonLatinScriptLanguage': '语言，由文字本身可知',
    'ShipDetails/Ship/PreviousOwnerOperators': '曾经的船东，不表示现在的关联',
    'ShipDetails/Ship/LengthOfShipDetails': '船长，不用于识别',
    'ShipDetails/Ship/HullIdentificationNumbers': '船体编号，名单未曾填写',
  },
})
