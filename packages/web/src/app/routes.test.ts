import { pages } from '@maojian/contract/pages'
import { expect, it } from 'vitest'
import { closedPages } from '../ui/page-address.ts'
import { plainPages, shellPages } from './routes.tsx'
import { untagged } from './tags/tag-of-page.ts'

it('every page of the contract is either routed or named as closed', () =>
  expect([...shellPages, ...plainPages].map(page => page.id as string).toSorted()).toEqual(
    Object.keys(pages)
      .filter(id => !closedPages.some(closed => closed === id))
      .toSorted(),
  ))

it('pages outside the shell have no tag', () =>
  expect(plainPages.map(page => page.id).toSorted()).toEqual(untagged.toSorted()))
