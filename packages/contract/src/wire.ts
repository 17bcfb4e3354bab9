import * as z from 'zod'

type Shape = Record<string, z.ZodType>
type WireNames<S extends Shape> = Partial<Record<keyof S & string, string>>

/** Object whose keys are spelt right in code and as the spec spells them on the wire (seachKey, chirdrens). */
export const wireObject = <S extends Shape>(shape: S, names: WireNames<S>) => {
  const wireName = (key: string): string => names[key] ?? key
  const onWire = Object.fromEntries(Object.entries(shape).map(([key, type]) => [wireName(key), type]))
  const clean = z.object(shape)
  return z.codec(z.looseObject(onWire), z.custom<z.output<typeof clean>>(), {
    decode: wire =>
      Object.fromEntries(Object.keys(shape).map(key => [key, wire[wireName(key)]])) as z.output<typeof clean>,
    encode: value =>
      Object.fromEntries(
        Object.entries(value as Record<string, unknown>).map(([key, one]) => [wireName(key), one]),
      ),
  })
}

/** Whole number that form-encoded bodies and query strings carry as text. */
export const wireInt = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
