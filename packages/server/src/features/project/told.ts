type Told<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Only what was said: what a call leaves out is no change. */
export const told = <T extends Readonly<Record<string, unknown>>>(fields: T): Told<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Told<T>
