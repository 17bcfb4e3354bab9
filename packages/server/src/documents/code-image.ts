import { encodeQR } from 'qr'
import { encodePng } from './encode-png.ts'
import type { PageImage } from './page-model.ts'

/** Four quiet modules around the code, as the standard asks: scanners look for them. */
const quietModules = 4
const scale = 6
const points = 84

/** A QR code as an image that every format takes. */
export const codeImage = (text: string): PageImage => ({
  type: 'png',
  data: encodePng(encodeQR(text, 'raw', { ecc: 'medium', border: quietModules }), scale).toString('base64'),
  width: points,
  height: points,
  alt: `二维码：${text}`,
})
