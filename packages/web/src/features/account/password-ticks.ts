interface Bounds {
  readonly passwordMin: number
  readonly passwordMax: number
}

export interface Tick {
  readonly text: string
  readonly met: boolean
}

const kinds = [/[A-Za-z]/, /[0-9]/, /[!#$@%^&*]/] as const

/** The password rule (spec 000 §5) part by part; all met exactly when the rule itself finds no problem. */
export const passwordTicks = (password: string, { passwordMin, passwordMax }: Bounds): readonly Tick[] => [
  {
    text: `${passwordMin}-${passwordMax} 位`,
    met: password.length >= passwordMin && password.length <= passwordMax,
  },
  { text: '只含字母、数字和 !#$@%^&*', met: /^[A-Za-z0-9!#$@%^&*]+$/.test(password) },
  {
    text: '不全是数字、不全是字母、不全是符号',
    met: kinds.filter(kind => kind.test(password)).length > 1,
  },
]
