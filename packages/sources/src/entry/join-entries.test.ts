import { expect, it } from 'vitest'
import { EntryDraft } from './entry-draft.ts'
import { entriesByNumber } from './join-entries.ts'

const record = (fill: (draft: EntryDraft) => void) => {
  const draft = new EntryDraft('test-list', '7', '01')
  fill(draft)
  return draft.finish()
}

it('records of one number are one entry that says what each of them says, once', () => {
  const all = entriesByNumber()
  all.take(
    record(draft => {
      draft.typeStated = false
      draft.name('Invented Works', 'primary')
      draft.programme('A')
      draft.identifier('passport', 'AB 12')
      draft.designatedOn = '2020-01-01'
    }),
  )
  all.take(
    record(draft => {
      draft.name('Invented Works', 'primary')
      draft.name('Works', 'alias')
      draft.programme('B')
      draft.identifier('passport', 'ab-12')
      draft.identifier('nationalId', 'AB12')
      draft.designatedOn = '2019-01-01'
    }),
  )
  expect([...all.entries()]).toMatchObject([
    {
      typeStated: true,
      names: [
        { text: 'Invented Works', kind: 'primary' },
        { text: 'Works', kind: 'alias' },
      ],
      programmes: ['A', 'B'],
      identifiers: [
        { kind: 'passport', value: 'AB 12' },
        { kind: 'nationalId', value: 'AB12' },
      ],
      designatedOn: '2019-01-01',
    },
  ])
})
