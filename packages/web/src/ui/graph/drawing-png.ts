import type { SvgSheet } from './drawing-svg.ts'

/** No side longer than this: a browser draws nothing at all on a larger canvas. */
const longest = 8000

/** The same sheet in pixels, twice as fine as the screen where that fits. */
export const drawingPng = async ({ text, width, height }: SvgSheet): Promise<Blob> => {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const scale = Math.min(2, longest / width, longest / height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(width * scale)
    canvas.height = Math.ceil(height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the picture is too large'))))
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
