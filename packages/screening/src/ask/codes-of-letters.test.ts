import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'

const wallet = 'TByksNorvaltYwHCSaetmAGufpeyfdXBrJk'
const index = indexOf([
  subjectOf('s1', '01', { names: ['Norvalt'], identifiers: [{ kind: 'wallet', value: wallet }] }),
  subjectOf('s2', '04', { names: ['RA-00000'], identifiers: [{ kind: 'msn', value: '12A998' }] }),
])

test.each([wallet, `USDT地址 ${wallet}`, `打款到 ${wallet}`, `wallet: ${wallet}`, `冷钱包${wallet}`])(
  'an address of a wallet without a figure is found: %s',
  text => {
    expect(index.search({ text }).verdicts.hit).toBe(1)
  },
)

test.each(['机身号12A998', '制造序号 12A998', '出厂序列号：12A998', 'MSN 12A998', 'c/n 12A998'])(
  'the number of a maker tells an aircraft: %s',
  text => {
    expect(index.search({ text }).verdicts.hit).toBe(1)
  },
)
