import { expect, it } from 'vitest'
import { officialNumber } from './official-number.ts'

it.each([
  ['ofac-sdn', '30947', '30947'],
  ['un-sc', 'QDi.403', 'QDi.403'],
  ['un-sc', 'KPe.1#2', 'KPe.1'],
  ['uk-sanctions', 'RUS1530', 'RUS1530'],
  ['eu-fsf', 'EU.3524.75', 'EU.3524.75'],
  ['bis-entity-list', 'HUAWEITECHNOLOGIESCOLTD/CN', ''],
  ['us-special-leg', '5THSHIPYARD/RU', ''],
  ['eu-journal', 'eu-32014r0269-i-entities-82', ''],
  ['eu-fsf', 'eu-fsf-ae8562a6eb49cdbf', ''],
  ['ca-sema', 'russia-1-part-2-75', ''],
  ['cn-uel', '海岸间电子公司/2025-01-14', ''],
  ['unknown-list', '17', ''],
])('%s %s: official number %j', (source, reference, number) =>
  expect(officialNumber(source, reference)).toBe(number),
)
