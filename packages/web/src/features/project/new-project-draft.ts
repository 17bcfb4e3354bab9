import { formDraft } from '../../ui/form/form-draft.ts'

export const newProjectDraft = 'project.new'

/** Creating begins with an empty form, whatever was left of an earlier one (spec 001 §4). */
export const forgetNewProject = (owner: string): void => formDraft(owner, newProjectDraft).forget()
