import type { ThemeConfig } from 'antd'

/** Every colour and measure of the light theme; CSS reads them as --mj-<name>. */
const tokens = {
  primary: '#0B5C7A',
  primaryBg: '#E8F1F5',
  bgLayout: '#F3F6F8',
  bgContainer: '#FFFFFF',
  bgHead: '#EEF2F5',
  border: '#D9E1E7',
  text: '#17232D',
  textSecondary: '#54636F',
  textDisabled: '#9AA7B1',
  red: '#C0272D',
  redBg: '#FCEDED',
  amber: '#B25E00',
  amberBg: '#FFF4E5',
  green: '#1F7A4D',
  greenBg: '#E9F6EF',
  grey: '#5B6770',
  greyBg: '#EEF1F4',
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

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

export const writeTokens = (style: CSSStyleDeclaration): void => {
  for (const [name, value] of Object.entries(tokens)) style.setProperty(`--mj-${kebab(name)}`, value)
}

export const antTheme: ThemeConfig = {
  token: {
    colorPrimary: tokens.primary,
    colorInfo: tokens.primary,
    colorInfoBg: tokens.primaryBg,
    colorInfoBorder: tokens.border,
    colorLink: tokens.primary,
    colorError: tokens.red,
    colorWarning: tokens.amber,
    colorSuccess: tokens.green,
    colorBgLayout: tokens.bgLayout,
    colorBorder: tokens.border,
    colorBorderSecondary: tokens.border,
    colorText: tokens.text,
    colorTextSecondary: tokens.textSecondary,
    colorTextTertiary: tokens.textSecondary,
    colorTextDescription: tokens.textSecondary,
    colorTextPlaceholder: '#6B7882',
    colorTextDisabled: tokens.textDisabled,
    fontFamily: tokens.fontText,
    fontFamilyCode: tokens.fontCode,
    fontSize: 14,
    lineHeight: 1.5,
    borderRadius: 4,
    borderRadiusLG: 6,
    boxShadow: '0 1px 2px rgb(23 35 45 / 8%)',
  },
  components: {
    Table: { fontSize: 13, cellPaddingBlock: 9, cellPaddingInline: 12, headerBg: tokens.bgHead },
    Tabs: { horizontalMargin: '0 0 12px 0' },
  },
}
