export interface OwnerLine {
  readonly owner: string
  /** null: held, but nobody tells how much. */
  readonly percent: number | null
}

export interface OwnerLines {
  readonly rows: readonly OwnerLine[]
  /** The first line that cannot be read, in words; empty when all can. */
  readonly problem: string
}

const line = /^(?<owner>.+?)[\s,，:：]+(?<percent>[0-9]+(?:\.[0-9]+)?|[?？]|不明)\s*[%％]?$/u

const rowOf = (text: string): OwnerLine | undefined => {
  const { owner = '', percent = '' } = line.exec(text)?.groups ?? {}
  if (owner === '') return undefined
  const share = /^[0-9]/.test(percent) ? Number(percent) : null
  return share !== null && share > 100 ? undefined : { owner: owner.trim(), percent: share }
}

/** One owner a line, as people type it: `甲公司 60%`; a share that is not known is `?`. */
export const readOwnerLines = (text: string): OwnerLines => {
  const lines = text
    .normalize('NFC')
    .split('\n')
    .map(one => one.trim())
    .filter(one => one !== '')
  const rows = lines.map(rowOf)
  const wrong = lines.find((_, at) => rows[at] === undefined)
  return {
    rows: rows.filter(row => row !== undefined),
    problem: wrong === undefined ? '' : `“${wrong}”应写作：名称 比例（0 到 100），不知道比例时写 ?`,
  }
}
