/** What verbs and particles are written with, and hardly a brand. */
const ofSentence = '的了吗呢吧呀啊被给把从让跟是不没要写送寄换付查问看验'
const form = '(?:(?<![分子])公司|(?<!原)厂|[店行社部])'

const sentence = new RegExp(`[${ofSentence}]`, 'u')
const registered = new RegExp(`${form}$`, 'u')
const begun = new RegExp(`^[^${ofSentence}\\P{Script=Han}]{0,20}${form}`, 'u')

/** Whether folded characters hold what verbs and particles are written with. */
export const isOfSentence = (text: string): boolean => sentence.test(text)

/** Whether folded characters look like the registered name of one firm: the pieces of it are those of others by chance. */
export const isRegisteredName = (run: string): boolean => registered.test(run) && !isOfSentence(run)

/** Such a name, or the rest of one (ABC科技有限公司), with which a text begins; '' where it begins with none. */
export const firmAtStart = (text: string): string => begun.exec(text)?.[0] ?? ''

const bareForm = /^(?:集团|控股|股份|有限|责任|总公司|公司|厂)*$/u

/**
 * What makes a name with this behind it a piece of another firm's (北方工业 of 北方工业园区物业有限公司); '' where it is none:
 * with a form alone behind it is the house itself.
 */
export const restOfOtherFirm = (behind: string): string => {
  const rest = firmAtStart(behind)
  return bareForm.test(rest) ? '' : rest
}
