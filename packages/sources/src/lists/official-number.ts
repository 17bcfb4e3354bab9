import { findListSource } from './index.ts'

/** The second true duplicate of a number gets a tail from us. */
const tail = /#\d+$/u

/**
 * The number under which an authority publishes an entry; '' where it gives none: such a reference is made by us of
 * name, country or place in a regulation, and nobody may quote it.
 */
export const officialNumber = (source: string, reference: string): string => {
  const number = reference.replace(tail, '')
  return findListSource(source)?.numbers?.test(number) === true ? number : ''
}
