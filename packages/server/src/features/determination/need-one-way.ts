import { treatedAs } from '@maojian/domain/control/rule/context'
import type { Question } from '@maojian/domain/control/rule/question'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { controlFacts } from '../../facts/control-facts.ts'
import { FieldFault } from '../../http/field-fault.ts'

type Way = Pick<Question, 'activity' | 'destination' | 'shipFrom' | 'via'>

/** A territory is under the law of its country. */
const isSameCountry = (one: string, other: string): boolean =>
  treatedAs(controlFacts(), one) === treatedAs(controlFacts(), other)

const refuseTransferAbroad = ({ destination, shipFrom, via = [] }: Way): void => {
  const home = countryNameZh(destination)
  if (shipFrom !== undefined && !isSameCountry(shipFrom, destination))
    throw new FieldFault(
      'shipFrom',
      `国内转让只在一国之内改变最终用户或最终用途，而货物自${countryNameZh(shipFrom)}运往${home}，应为${shipFrom === 'US' ? '出口' : '出口或再出口'}；请改正行为或起运国家`,
    )
  const away = via.find(country => !isSameCountry(country, destination))
  if (away !== undefined)
    throw new FieldFault(
      'via',
      `国内转让只在一国之内进行，而货物途经${countryNameZh(away)}再到${home}；请改正行为或途经国家`,
    )
}

/**
 * What is done and between which places has to agree: within one country it is a transfer, from the United States an
 * export, from elsewhere a reexport (15 CFR 734.13, 734.14, 734.16). A wrong one would take the chart away.
 */
export const needOneWay = (way: Way): void => {
  const { activity, destination, shipFrom } = way
  if (activity === 'transfer') refuseTransferAbroad(way)
  if (shipFrom === undefined) return
  if (activity === 'reexport' && isSameCountry(shipFrom, 'US'))
    throw new FieldFault('shipFrom', '自美国起运的是出口，不是再出口；请改正行为或起运国家')
  if ((activity === 'export' || activity === 'reexport') && shipFrom === destination)
    throw new FieldFault(
      'shipFrom',
      `起运地与目的地同为${countryNameZh(destination)}，没有出境，应为国内转让；请改正行为或起运国家`,
    )
}
