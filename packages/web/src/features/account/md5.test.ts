import { describe, expect, it } from 'vitest'
import { md5 } from './md5.ts'

const digits = '1234567890'

describe('md5', () => {
  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['a', '0cc175b9c0f1b6a831c399e269772661'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    [digits.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
  ])('S1-059 agrees with RFC 1321 on %j', (text, digest) => expect(md5(text)).toBe(digest))

  it.each([
    [55, 'ef1772b6dff9a122358552954ad0df65'],
    [56, '3b0c8ac703f828b04c6c197006d17218'],
    [57, '652b906d60af96844ebd21b674f35e93'],
    [63, 'b06521f39153d618550606be297466d5'],
    [64, '014842d480b571495a4a0363793f7367'],
    [65, 'c743a45e0d2e6a95cb859adae0248435'],
    [119, '8a7bd0732ed6a28ce75f6dabc90e1613'],
    [120, '5f61c0ccad4cac44c75ff505e1f1e537'],
    [128, 'e510683b3f5ffe4093d021808bc6ff70'],
  ])('pads %i bytes right', (length, digest) => expect(md5('a'.repeat(length))).toBe(digest))

  it.each([
    ['贸鉴', 'f6e14b0714df565dc7b7daf6d51e72e2'],
    ['密码Pässwörd\u{1f600}', '77e163fc82323074091c59414fbbf2a8'],
    ['Aa123456!', '836e5d18d15f021bb70d5f97f0a1c0b0'],
  ])('takes the UTF-8 of %s', (text, digest) => expect(md5(text)).toBe(digest))
})
