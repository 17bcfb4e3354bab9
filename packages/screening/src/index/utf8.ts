const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export const utf8Bytes = (text: string): Uint8Array => encoder.encode(text)

export const utf8Text = (bytes: Uint8Array): string => decoder.decode(bytes)
