import { theme as antThemes, type ThemeConfig } from 'antd'
import { fontCode, fontText, paletteOf, type Theme } from './tokens.ts'

interface Drawing {
  /** Factor of every size of text. */
  readonly textScale: number
  /** Without animations. */
  readonly calm: boolean
}

/** What antd draws in a theme; its sizes follow the factor of the text. */
export const antTheme = (theme: Theme, { textScale, calm }: Drawing): ThemeConfig => {
  const colours = paletteOf(theme)
  return {
    algorithm: theme === 'dark' ? antThemes.darkAlgorithm : antThemes.defaultAlgorithm,
    token: {
      motion: !calm,
      colorPrimary: theme === 'dark' ? '#2F86A8' : colours.primary,
      colorInfo: colours.primary,
      colorInfoBg: colours.primaryBg,
      colorInfoBorder: colours.border,
      colorLink: colours.primary,
      colorError: theme === 'dark' ? '#D9555A' : colours.red,
      colorWarning: colours.amber,
      colorSuccess: colours.green,
      colorSuccessBg: colours.greenBg,
      colorSuccessBorder: colours.greenBorder,
      colorBgLayout: colours.bgLayout,
      colorBgContainer: colours.bgContainer,
      colorBgElevated: theme === 'dark' ? colours.bgHead : colours.bgContainer,
      colorBorder: colours.border,
      colorBorderSecondary: colours.border,
      colorText: colours.text,
      colorTextSecondary: colours.textSecondary,
      colorTextTertiary: colours.textSecondary,
      colorTextDescription: colours.textSecondary,
      colorTextPlaceholder: colours.textFaint,
      colorTextDisabled: colours.textDisabled,
      fontFamily: fontText,
      fontFamilyCode: fontCode,
      fontSize: Math.round(14 * textScale),
      lineHeight: 1.5,
      borderRadius: 4,
      borderRadiusLG: 6,
      boxShadow: '0 1px 2px rgb(23 35 45 / 8%)',
    },
    components: {
      Table: {
        fontSize: Math.round(13 * textScale),
        cellPaddingBlock: 9,
        cellPaddingInline: 12,
        headerBg: colours.bgHead,
      },
      Tabs: {
        horizontalMargin: '0 0 12px 0',
        itemSelectedColor: colours.primary,
        itemHoverColor: colours.primary,
        itemActiveColor: colours.primary,
        inkBarColor: colours.primary,
      },
    },
  }
}
