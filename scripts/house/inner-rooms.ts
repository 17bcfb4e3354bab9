import { type Fault, type HouseFile, isTest } from './house-file.ts'

interface InnerRooms {
  /** Files beside the rooms that every room may use; all others compose the rooms. */
  readonly ground: readonly string[]
  /** What each room may import. */
  readonly arrows: Readonly<Record<string, readonly string[]>>
}

/** By the folder that holds the rooms. */
const homes: Readonly<Record<string, InnerRooms>> = {
  'packages/domain/src/': {
    ground: [],
    arrows: {
      vocabulary: [],
      control: ['ownership', 'vocabulary'],
      entity: ['vocabulary'],
      classification: ['control', 'vocabulary'],
      'item-flow': ['control', 'vocabulary'],
      ownership: ['vocabulary'],
      risk: ['control', 'vocabulary'],
    },
  },
  'packages/screening/src/': {
    ground: ['memory.ts', 'text-hash.ts', 'types.ts'],
    arrows: {
      name: [],
      address: ['name'],
      match: ['name'],
      index: ['address', 'match', 'name'],
      ask: ['index', 'match', 'name'],
      explain: [],
      propose: ['address', 'name'],
    },
  },
  'packages/screening/src/name/': {
    ground: ['table.ts'],
    arrows: {
      script: [],
      sound: ['script'],
      han: ['script', 'sound'],
      lexicon: ['han', 'script'],
      'korean-japanese': ['han', 'lexicon'],
      abjad: ['lexicon', 'script'],
      word: ['abjad', 'han', 'lexicon', 'script', 'sound'],
      repair: ['lexicon', 'script', 'word'],
      token: ['abjad', 'han', 'korean-japanese', 'lexicon', 'repair', 'script', 'sound', 'word'],
      person: ['han', 'lexicon', 'script', 'token', 'word'],
      firm: ['abjad', 'han', 'lexicon', 'script', 'token'],
      reading: ['han', 'korean-japanese', 'lexicon', 'script', 'sound', 'token'],
      cut: ['abjad', 'firm', 'han', 'korean-japanese', 'lexicon', 'person', 'script', 'token', 'word'],
      house: ['cut', 'han', 'lexicon', 'token'],
    },
  },
  'packages/screening/src/match/': {
    ground: ['shown.ts'],
    arrows: {
      piece: [],
      signal: ['piece'],
      score: ['piece', 'signal'],
      whole: ['piece', 'score', 'signal'],
      likeness: ['piece', 'score', 'signal'],
    },
  },
  'packages/sources/src/': {
    ground: ['types.ts'],
    arrows: {
      read: [],
      lists: [],
      entry: [],
      xml: ['entry', 'read'],
      ofac: ['entry', 'read'],
      regulation: ['xml'],
      enterprise: ['entry', 'lists', 'read', 'xml'],
      formats: ['entry', 'lists', 'ofac', 'read', 'xml'],
    },
  },
}

const complaint = (home: string, from: string, target: string): string | undefined => {
  const { ground, arrows } = homes[home]!
  const [room = '', inside] = from.split('/')
  const [to = '', toInside] = target.split('/')
  if (inside === undefined || room === to) return undefined
  const allowed = arrows[room]
  if (allowed === undefined) return `the room ${room} has no arrows in inner-rooms`
  const may = toInside === undefined ? ground.includes(to) : allowed.includes(to)
  return may ? undefined : `${room} may not import ${target}`
}

const judge = (file: HouseFile, home: string): Fault[] =>
  file.imports.flatMap(({ target, line }) => {
    if (!target?.startsWith(home)) return []
    const says = complaint(home, file.path.slice(home.length), target.slice(home.length))
    return says === undefined ? [] : [{ rule: 'room', path: file.path, line, says }]
  })

/**
 * Arrows between the rooms inside a package, and between those inside a large room: each written down, so that no circle
 * of rooms can grow. Tests look anywhere.
 */
export const innerRooms = (files: readonly HouseFile[]): Fault[] =>
  files.flatMap(file => {
    if (isTest(file.path)) return []
    return Object.keys(homes)
      .filter(home => file.path.startsWith(home))
      .flatMap(home => judge(file, home))
  })
