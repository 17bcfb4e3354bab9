import { type Fault, type HouseFile, isTest } from './house-file.ts'

const limits = { file: 300, fn: 60, medianFile: 80, medianFunction: 10 } as const

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

export const medians = (files: readonly HouseFile[]): { file: number; fn: number } => ({
  file: median(files.map(one => one.lineCount)),
  fn: median(files.filter(one => !isTest(one.path)).flatMap(one => one.functions.map(span => span.lines))),
})

const longFiles = (files: readonly HouseFile[]): Fault[] =>
  files
    .filter(file => file.lineCount > limits.file && !file.path.endsWith('.table.ts'))
    .map(file => ({
      rule: 'size',
      path: file.path,
      line: limits.file + 1,
      says: `${file.lineCount} lines, at most ${limits.file}`,
    }))

/** Bodies of describe and test in test files may be longer: each is a list of cases. */
const longFunctions = (files: readonly HouseFile[]): Fault[] =>
  files
    .filter(file => !isTest(file.path))
    .flatMap(file =>
      file.functions
        .filter(span => span.lines > limits.fn)
        .map(span => ({
          rule: 'size',
          path: file.path,
          line: span.line,
          says: `function ${span.name} has ${span.lines} lines, at most ${limits.fn}`,
        })),
    )

const longMedians = (files: readonly HouseFile[]): Fault[] => {
  const { file, fn } = medians(files)
  return [
    ...(file > limits.medianFile ? [`median file has ${file} lines, at most ${limits.medianFile}`] : []),
    ...(fn > limits.medianFunction
      ? [`median function has ${fn} lines, at most ${limits.medianFunction}`]
      : []),
  ].map(says => ({ rule: 'size', path: '.', line: 1, says }))
}

export const sizes = (files: readonly HouseFile[]): Fault[] => [
  ...longFiles(files),
  ...longFunctions(files),
  ...longMedians(files),
]
