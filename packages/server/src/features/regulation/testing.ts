import type { ControlFacts, Eccn } from '@maojian/domain/control/facts/control-facts'

/** Text in the layout of eCFR, made of our own facts: what it says and what we decide from agree by construction. */

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const part = (number: string, inside: string): string =>
  `<?xml version="1.0"?>\n<DIV5 N="${number}" TYPE="PART"><HEAD>PART ${number}</HEAD>${inside}</DIV5>`

const section = (number: string, text = 'Words of ours.'): string =>
  `<DIV8 N="${number}" TYPE="SECTION"><HEAD>§ ${number} Sample.</HEAD><P>(a) ${safe(text)}</P></DIV8>`

const supplement = (number: number, of: string, inside: string): string =>
  `<DIV9 N="Supplement No. ${number} to Part ${of}" TYPE="APPENDIX"><HEAD>Supplement</HEAD>${inside}</DIV9>`

const columnWords = (rule: string): string =>
  /^[A-Z]{2}\d$/u.test(rule) ? `${rule.slice(0, 2)} Column ${rule.slice(2)}` : 'See the sample section'

const entryXml = (entry: Eccn): string => {
  const rows = entry.rows.map(
    row => `<TR><TD>${row.reason} applies</TD><TD>${columnWords(row.rule)}</TD></TR>`,
  )
  const lvs = entry.exceptions.flatMap(one =>
    one.symbol === 'LVS' && one.amount !== undefined ? [`$${one.amount}`] : [],
  )
  const items = entry.paragraphs.map(one => `<P>${one}. Sample words for ${one}.</P>`)
  return `<FP-2><B>${entry.code} ${safe(entry.titleEn)}</B></FP-2><FP-1>License Requirements</FP-1>
<FP-1><I>Reason for Control:</I> ${entry.reasons.join(', ')}</FP-1><DIV><TABLE>${rows.join('')}</TABLE></DIV>
<FP-1>List Based License Exceptions</FP-1><P><I>LVS:</I> ${lvs.join('; ') || 'N/A'}</P>
<FP-1>List of Items Controlled</FP-1><P><I>Related Controls:</I> Sample related controls of ${entry.code}.</P>
<P><I>Related Definitions:</I> N/A</P><P><I>Items:</I></P>${items.join('\n')}`
}

const order = 'CB1 CB2 CB3 NP1 NP2 NS1 NS2 MT1 RS1 RS2 FC1 CC1 CC2 CC3 AT1 AT2'.split(' ')

const chartRow = (name: string, columns: ReadonlySet<string>): string =>
  `<TR><TD>${safe(name)}</TD>${order.map(one => (columns.has(one) ? '<TD>X</TD>' : '<TD/>')).join('')}</TR>`

const groupTable = (letter: string, names: ReadonlyMap<string, ReadonlySet<string>>): string => {
  const groups = [...new Set([...names.values()].flatMap(all => [...all]))]
    .filter(one => one.startsWith(`${letter}:`))
    .sort()
  const rows = [...names]
    .filter(([, all]) => groups.some(one => all.has(one)))
    .map(
      ([name, all]) =>
        `<TR><TD>${safe(name)}</TD>${groups.map(one => (all.has(one) ? '<TD>X</TD>' : '<TD/>')).join('')}</TR>`,
    )
  return `<HD1>Country Group ${letter}</HD1><TABLE><THEAD><TR><TH>Country</TH>${groups.map(one => `<TH>[${one}] Sample</TH>`).join('')}</TR></THEAD>${rows.join('')}</TABLE>`
}

/** The five parts as of a day, by number. */
export const sampleRegulation = (
  facts: ControlFacts,
  day: string,
): Readonly<Record<'738' | '740' | '744' | '746' | '774', string>> => {
  const sections = (of: string, count: number): string =>
    Array.from({ length: count }, (_, i) => section(`${of}.${i + 1}`)).join('')
  const names = new Map<string, Set<string>>()
  for (const { code, group, from, to } of facts.groups) {
    const name = facts.chart.get(code)?.name ?? code
    if ((from !== '' && from > day) || (to !== '' && day > to)) continue
    names.set(name, (names.get(name) ?? new Set()).add(group))
  }
  const inB = [...names].filter(([, all]) => all.has('B')).map(([name]) => `<TR><TD>${safe(name)}</TD></TR>`)
  return {
    '738': part(
      '738',
      sections('738', 5) +
        supplement(
          1,
          '738',
          `<TABLE>${[...facts.chart.values()].map(row => chartRow(row.name, row.columns)).join('')}</TABLE>`,
        ),
    ),
    '740': part(
      '740',
      sections('740', 20) +
        supplement(
          1,
          '740',
          `${['A', 'D', 'E'].map(letter => groupTable(letter, names)).join('')}<HD1>Country Group B</HD1><TABLE>${inB.join('')}</TABLE>`,
        ),
    ),
    '744': part(
      '744',
      sections('744', 20) + [1, 2, 3, 4, 5, 6].map(n => supplement(n, '744', '<P>Ours.</P>')).join(''),
    ),
    '746': part('746', sections('746', 10)),
    '774': part('774', supplement(1, '774', [...facts.eccns.values()].map(entryXml).join('\n'))),
  }
}
