import { accountTexts } from '@maojian/contract/account-rules'

const kinds: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** Why a picture cannot be a business card, or undefined. */
export const cardProblem = (file: Pick<File, 'size' | 'type'>, maxBytes: number): string | undefined => {
  if (!kinds.has(file.type)) return accountTexts.imageHint
  return file.size > maxBytes ? accountTexts.imageTooLarge : undefined
}
