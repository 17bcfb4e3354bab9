import { nameKinds } from '@maojian/domain/vocabulary/name-kind'
import type { Explanation, Hit, Subject } from '../types.ts'

/** Renders the evidence of a hit. */
export const explain = (hit: Hit, subject: Subject): Explanation => {
  const name = subject.names[hit.evidence.nameIndex]
  return {
    reason: `与${name ? nameKinds[name.kind] : '编码'}“${name?.text ?? ''}”一致`,
    arithmetic: `名称 ${hit.score}`,
    matchedName: name?.text ?? '',
    matchedKind: name ? nameKinds[name.kind] : '',
  }
}
