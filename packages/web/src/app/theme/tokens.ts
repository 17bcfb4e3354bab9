/** Measures and fonts, the same in every theme. */
const measures = {
  sidebar: '216px',
  sidebarCollapsed: '56px',
  header: '48px',
  tagBar: '36px',
  contentMax: '1440px',
  gutter: '16px',
  radius: '4px',
  fontText:
    "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'Noto Sans S Chinese', system-ui, sans-serif",
  fontCode: "'SFMono-Regular', Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace",
} as const

const light = {
  primary: '#0B5C7A',
  primaryBg: '#E8F1F5',
  bgLayout: '#F3F6F8',
  bgContainer: '#FFFFFF',
  bgHead: '#EEF2F5',
  bgSubtle: '#F8FAFB',
  bgWait: '#E6EBEF',
  border: '#D9E1E7',
  text: '#17232D',
  textSecondary: '#54636F',
  textFaint: '#606D77',
  textDisabled: '#9AA7B1',
  mark: '#FFF0B8',
  red: '#C0272D',
  redBg: '#FCEDED',
  redBorder: '#EFC4C6',
  amber: '#B25E00',
  amberText: '#8F4A00',
  amberBg: '#FFF4E5',
  amberBorder: '#F0D3A8',
  green: '#1F7A4D',
  greenText: '#18633E',
  greenBg: '#E9F6EF',
  greenBorder: '#BFE0CD',
  grey: '#5B6770',
  greyText: '#4B565F',
  greyBg: '#EEF1F4',
}

type Palette = typeof light

const dark: Palette = {
  primary: '#5DB4D6',
  primaryBg: '#15333F',
  bgLayout: '#10171C',
  bgContainer: '#182128',
  bgHead: '#202B33',
  bgSubtle: '#1C262E',
  bgWait: '#2A3740',
  border: '#33424D',
  text: '#E4EBF0',
  textSecondary: '#A9B7C1',
  textFaint: '#94A3AE',
  textDisabled: '#6C7A85',
  mark: '#3D330F',
  red: '#FF8A8A',
  redBg: '#3A1E20',
  redBorder: '#6B3437',
  amber: '#F2B05E',
  amberText: '#F6C483',
  amberBg: '#372813',
  amberBorder: '#66491F',
  green: '#6FCF9B',
  greenText: '#8ADBAE',
  greenBg: '#15301F',
  greenBorder: '#2C5C40',
  grey: '#A3B0BA',
  greyText: '#BAC5CD',
  greyBg: '#242F37',
}

const palettes = { light, dark }

export type Theme = keyof typeof palettes

export const paletteOf = (theme: Theme): Palette => palettes[theme]

export const { fontText, fontCode } = measures

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Gives CSS every colour and measure as --mj-<name>, and the factor of its font sizes as --mj-text-scale. */
export const writeTokens = (style: CSSStyleDeclaration, theme: Theme, textScale: number): void => {
  for (const [name, value] of Object.entries({ ...measures, ...paletteOf(theme) }))
    style.setProperty(`--mj-${kebab(name)}`, value)
  style.setProperty('--mj-text-scale', String(textScale))
  style.colorScheme = theme
}
