import { effectsOfList, listEffect } from '@maojian/domain/risk/list-effect'
import { listSources } from '@maojian/sources'
import { expect, test } from 'vitest'

const unknown = effectsOfList('no such list')

test.each(listSources.map(({ id }) => [id]))(
  '%s has its effect in the one table: what its page says is what a hit on it says',
  source => {
    const effects = effectsOfList(source)
    expect(effects).not.toEqual(unknown)
    for (const sentence of effects) expect(sentence).toMatch(/\p{sc=Han}.*。$/u)
    expect(effects).toContain(listEffect({ source, programmes: '', reference: '' }).sentence)
  },
)

test.each([
  ['uk-ofsi', 'verify', 2],
  ['world-bank', 'procurement', 2],
  ['tw-shtc', 'licence', 1],
])('an entry of %s has the effect %s', (source, kind, level) =>
  expect(listEffect({ source, programmes: '', reference: '' })).toMatchObject({ kind, level }),
)
