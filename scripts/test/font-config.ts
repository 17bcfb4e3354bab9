import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Fonts are not installed: the browser is shown the folder of the font package that reports are set in. */
export const writeFontConfig = (): string => {
  const from = createRequire(join(import.meta.dirname, '../../packages/server/package.json'))
  const fonts = join(dirname(from.resolve('@embedpdf/fonts-sc')), '../fonts')
  const folder = mkdtempSync(join(tmpdir(), 'maojian-fonts-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const cache = join(folder, 'cache')
  mkdirSync(cache)
  const path = join(folder, 'fonts.conf')
  const families = ['sans-serif', 'serif', 'monospace', 'system-ui']
    .map(
      family => `<alias><family>${family}</family><prefer><family>Noto Sans Hans</family></prefer></alias>`,
    )
    .join('')
  writeFileSync(
    path,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir>${families}</fontconfig>
`,
  )
  return path
}
