import { expect, test } from 'vitest'
import { placesNamed } from './places.ts'

test.each(['Sevastopol', 'UASVP', '塞瓦斯托波尔', '雅尔塔港', 'Theodosia', 'Kerch'])(
  'the closed port %s is found, in the occupied region',
  text => {
    expect(placesNamed('port', text).map(({ country }) => country)).toEqual(['UA-43'])
  },
)
