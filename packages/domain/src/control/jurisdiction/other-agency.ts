import { answerTo } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, assumes, nothing } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'

const citations = {
  ITAR: '734.3(b)(1)(i); 22 CFR 121',
  NRC: '734.3(b)(1)(iii); 10 CFR 110',
  DOE: '734.3(b)(1)(iv); 10 CFR 810',
} as const

/** 15 CFR 734.3(b)(1): entries that only point to another agency are decided there, not under the EAR. */
export const otherAgency = (context: Context): readonly Finding[] => {
  const entry = context.entry
  const agency = entry?.jurisdiction
  if (agency !== undefined)
    return [
      asks(
        {
          stage: 'jurisdiction',
          rule: 'other-agency',
          citation: citations[agency],
          facts: { eccn: context.code, agency },
        },
        `jurisdiction.${agency}`,
      ),
    ]
  if (entry?.excludes === undefined || answerTo(context, 'jurisdiction.nrc') === 'no') return nothing
  return [
    assumes(
      {
        stage: 'jurisdiction',
        rule: 'agency-excluded',
        citation: citations.NRC,
        facts: { eccn: context.code, agency: entry.excludes },
      },
      'jurisdiction.nrc',
    ),
  ]
}
