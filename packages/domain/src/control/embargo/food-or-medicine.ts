import { answerTo } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'

export const foodOrMedicineId = 'embargo.food-or-medicine'

/** Food and medicine designated EAR99 stay free in several embargoes; unanswered, the item is taken for neither. */
export const isFoodOrMedicine = (context: Context): boolean =>
  context.ear99 && answerTo(context, foodOrMedicineId) === 'yes'
