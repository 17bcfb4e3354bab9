import { type Fault, type HouseFile, isTest } from './house-file.ts'

const features = /^packages\/server\/src\/features\/(?!organisation\/|account\/)/
/** A comparison in SQL or of the query builder; naming the column elsewhere is no condition. */
const comparison = /organisation_id['"`]?\s*(?:,\s*['"](?:=|in|<>|!=)|=|<>|!=|in\b)/u

/** Whose saved work is, is asked in one place: features/organisation/scope.ts. */
export const scopedWork = (files: readonly HouseFile[]): Fault[] =>
  files
    .filter(file => features.test(file.path) && !isTest(file.path))
    .flatMap(file =>
      file.text.split('\n').flatMap((line, at) =>
        comparison.test(line.replaceAll(/set organisation_id =/gu, ''))
          ? [
              {
                rule: 'scope',
                path: file.path,
                line: at + 1,
                says: 'compares organisation_id itself; use ofOrganisation or changeableBy',
              },
            ]
          : [],
      ),
    )
