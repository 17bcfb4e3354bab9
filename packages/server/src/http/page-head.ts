import type { ServiceConfig } from '../config.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign]!)

/** The built page with what this installation says of itself in its head. */
export const pageFor = (html: string, { phone, note, icp }: ServiceConfig): string => {
  const values = { 'service-phone': phone, 'service-note': note, icp }
  return Object.entries(values).reduce(
    (page, [name, value]) =>
      page.replace(
        `name="maojian:${name}" content=""`,
        () => `name="maojian:${name}" content="${escaped(value)}"`,
      ),
    html,
  )
}
