import { type Fault, type HouseFile, isTest } from './house-file.ts'

const focus = /^(it|test|describe|suite)(\.\w+)*\.only$/
const mute = /^(it|test|describe|suite)(\.\w+)*\.(skip|todo|fixme|fails)$/
const conditional = /^(it|test|describe|suite)(\.\w+)*\.(skipIf|runIf)$/

/** A conditional skip must name the missing setting, so that the run can say aloud what it lacked. */
const namesItsSetting = (file: HouseFile): boolean =>
  /REFERENCE_DATA|TEST_DATABASE_URL|reference-?data/i.test(file.text)

/** The declared way to skip: it stands in what tests stand on, names its setting and prints why. */
const skipsAloud = (file: HouseFile): boolean =>
  /\/([a-z0-9-]+-)?testing(\/|\.ts)/.test(file.path) &&
  namesItsSetting(file) &&
  file.calls.some(one => one.text === 'console.warn')

/** A test that does not run must not look like one that does. */
export const mutedTests = (files: readonly HouseFile[]): Fault[] =>
  files
    .filter(file => isTest(file.path))
    .flatMap(file =>
      file.calls
        .filter(
          call =>
            focus.test(call.text) ||
            (mute.test(call.text) && !skipsAloud(file)) ||
            (conditional.test(call.text) && !namesItsSetting(file)),
        )
        .map(call => ({
          rule: 'muted',
          path: file.path,
          line: call.line,
          says: `${call.text} hides a test`,
        })),
    )
