import * as z from 'zod'

type Shape = Record<string, z.ZodType>
type WireNames<S extends Shape> = Partial<Record<keyof S & string, string>>

/** Object whose keys are spelt right in code and as the spec spells them on the wire (seachKey, chirdrens). */
export const wireObject = <S extends Shape>(shape: S, names: WireNames<S>) => {
  const wireName = (key: string): string => names[key] ?? key
  const onWire = Object.fromEntries(Object.entries(shape).map(([key, type]) => [wireName(key), type]))
  const clean = z.object(shape)
  return z.codec(z.object(onWire), z.custom<z.output<typeof clean>>(), {
    decode: wire =>
      Object.fromEntries(Object.keys(shape).map(key => [key, wire[wireName(key)]])) as z.output<typeof clean>,
    // Only the declared keys: a stray field never reaches the wire.
    encode: value =>
      Object.fromEntries(
        Object.keys(shape).map(key => [wireName(key), (value as Record<string, unknown>)[key]]),
      ) as never,
  })
}

/** Whole number that form-encoded bodies and query strings carry as text. */
export const wireInt = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

/** One of the keys of a table of labels. */
export const keyOf = <T extends string>(labels: Readonly<Record<T, unknown>>, error?: string) =>
  z.enum(Object.keys(labels) as T[], error)

/** Nothing but spaces, ideographic ones too, says as little as nothing. */
const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

/** A field that forms send empty when nothing was chosen. */
export const blankable = <T extends z.ZodType>(type: T) =>
  z.preprocess(value => (isBlank(value) ? undefined : value), type.optional())

const [firstYear, lastYear] = [1900, 2999]

/** A day that a database and a calendar of people know: not the year 0, nor one beyond this age. */
export const plainDay = (text: string) =>
  z.iso
    .date(text)
    .refine(
      day => Number(day.slice(0, 4)) >= firstYear && Number(day.slice(0, 4)) <= lastYear,
      `年份应在 ${firstYear} 至 ${lastYear} 之间`,
    )

/** A field that programs leave out, send as null or send empty when there is nothing to say. */
export const absentable = <T extends z.ZodType>(type: T) =>
  z.preprocess(value => (isBlank(value) || value === null ? undefined : value), type.optional())

/** A list of words, which forms and addresses carry with commas between; nothing is none. */
export const wordList = <T extends z.ZodType>(type: T) =>
  z.preprocess(value => {
    if (value === null) return undefined
    if (typeof value !== 'string') return value
    const words = value.split(/[,，、]/u).filter(word => !isBlank(word))
    return words.length === 0 ? undefined : words
  }, type.optional())
