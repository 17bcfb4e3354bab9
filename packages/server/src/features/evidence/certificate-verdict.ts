import { verdictsEn, type CertificateContent } from './certificate-content.ts'
import { countsNone, decidedAway, tiedAlone, verdictZh } from './uncounted-hits.ts'

/** Nothing found is green on the real lists of the day alone, and where nobody listed stands behind a company of the name. */
export const toneOf = ({
  verdict,
  count,
  warning,
  graph,
  settings,
}: CertificateContent): 'red' | 'orange' | 'green' => {
  if (verdict === 1) return 'red'
  if (countsNone({ verdict, count })) return 'orange'
  return verdict === 0 && warning === '' && settings.asOf === '' && !graph?.related.length
    ? 'green'
    : 'orange'
}

const verdictEn = (said: CertificateContent): string => {
  if (tiedAlone(said)) return 'Not listed by name, but tied to a listed party'
  return countsNone(said) ? 'Matches found, none counted' : verdictsEn[said.verdict]
}

export const verdictTitle = (said: CertificateContent): string => `${verdictZh(said)} ${verdictEn(said)}`

/** Hits that do not count: what they are, never that there are none. */
const uncountedText = (said: CertificateContent): string => {
  const { lists, settings, count } = said
  const away = decidedAway(said)
  const zh = away.length === 0 ? '其名单措施均已暂停。' : `其中 ${away.length} 个由本机构判定不是同一主体。`
  const en =
    away.length === 0
      ? 'their measures are suspended'
      : `the issuing organisation decided of ${away.length} that it is another party`
  return `在下列 ${lists.length} 份名单中，有 ${count} 个名单主体得分达到 ${settings.possible} 分，均未计入命中：${zh}见“达到阈值的名单主体”。\n${count} listed ${count === 1 ? 'party' : 'parties'} scored ${settings.possible} or more on the ${lists.length} lists below and none is counted: ${en}.`
}

export const verdictText = (said: CertificateContent): string => {
  const { verdict, lists, settings, count } = said
  if (countsNone(said)) return uncountedText(said)
  if (verdict === 0 && said.graph?.related.length)
    return `在下列 ${lists.length} 份名单中，未发现得分达到 ${settings.possible} 分的名单主体；但企业图谱中有同名企业与名单主体关联，见“股权与控制”。\nNo listed party scored ${settings.possible} or more on the ${lists.length} lists below, but an enterprise of this name is tied to a listed party: see “Ownership and control”.`
  if (verdict === 0)
    return `在下列 ${lists.length} 份名单中，未发现得分达到 ${settings.possible} 分的名单主体。\nNo listed party scored ${settings.possible} or more on the ${lists.length} lists below.`
  return `在下列 ${lists.length} 份名单中，有 ${count} 个名单主体得分达到 ${settings.possible} 分，须逐一核对。\n${count} listed ${count === 1 ? 'party' : 'parties'} scored ${settings.possible} or more on the ${lists.length} lists below; each is to be reviewed.`
}
