import { isLongerThan } from '@maojian/contract/account-rules'

/** A form rule: at most `limit` characters, counted as a reader counts them. */
export const atMostRule = (limit: number, text: string) => ({
  validator: (_: unknown, value?: string): Promise<void> =>
    isLongerThan(value ?? '', limit) ? Promise.reject(new Error(text)) : Promise.resolve(),
})
