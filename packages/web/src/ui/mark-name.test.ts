import { describe, expect, it } from 'vitest'
import { markName } from './mark-name.ts'

const marks = (name: string, tokens: string[]) =>
  markName(name, tokens)
    .map(part => (part.marked ? `[${part.text}]` : part.text))
    .join('')

describe('markName', () => {
  it.each([
    ['Sberbank of Russia', ['SBERBANK'], '[Sberbank] of Russia'],
    ['中芯国际集成电路制造有限公司', ['中芯国际'], '[中芯国际]集成电路制造有限公司'],
    ['Société Générale', ['societe', 'generale'], '[Société] [Générale]'],
    ['Huawei Technologies', [], 'Huawei Technologies'],
    ['Huawei', ['zte'], 'Huawei'],
    ['华为华为技术', ['华为', '华为华为'], '[华为][华为]技术'],
    ['', ['x'], ''],
  ])('marks %s by %j', (name, tokens, expected) => expect(marks(name, tokens)).toBe(expected))

  it('never loses a character', () => {
    const name = 'ПАО «Сбербанк» / Sberbank'
    expect(
      markName(name, ['сбербанк', 'sberbank', 'ПАО'])
        .map(part => part.text)
        .join(''),
    ).toBe(name)
  })
})
