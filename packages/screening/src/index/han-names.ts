import type { SubjectTable } from './subject-sections.ts'

export const inHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Not looked at yet, without Chinese characters, with some. */
const [unknown, without, withHan] = [0, 1, 2]

interface Names {
  readonly nameSubject: ArrayLike<number>
  readonly nameOrdinal: ArrayLike<number>
}

/** Tells which names hold Chinese characters; those of a subject are looked at when one of them is first asked for. */
export const hanNames = (
  subjects: SubjectTable,
  { nameSubject, nameOrdinal }: Names,
): ((name: number) => boolean) => {
  const known = new Uint8Array(nameSubject.length)
  const lookAt = (name: number): void => {
    const subject = nameSubject[name]!
    const first = name - nameOrdinal[name]!
    // Most subjects are told by a glance at their bytes: to open each record would cost more than is won.
    if (!subjects.mayHoldHan(subject)) known.fill(without, first, first + subjects.nameCount(subject))
    else
      subjects.record(subject).names.forEach(({ text }, ordinal) => {
        known[first + ordinal] = inHan(text) ? withHan : without
      })
  }
  return name => {
    if (known[name] === unknown) lookAt(name)
    return known[name] === withHan
  }
}
