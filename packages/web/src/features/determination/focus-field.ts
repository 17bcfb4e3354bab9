/** antd puts the form's name before the id of each field. */
export const licenceFormName = 'licence'

/** The questions on the end use, which are no field of the form. */
export const endUsesId = `${licenceFormName}_endUses`

/** Leads to the field that settles an open point. */
export const focusField = (name: string): void => {
  const field = document.getElementById(`${licenceFormName}_${name}`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}
