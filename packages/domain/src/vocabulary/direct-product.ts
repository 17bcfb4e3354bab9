/** Rules of 734.9, each asked by its product prong; all answered no, none makes the item a direct product. */
export const directProductRules = [
  'ns',
  '9x515',
  '600',
  'footnote-1',
  'footnote-4',
  'footnote-5',
  'footnote-3',
  'russia',
  'advanced',
  'supercomputer',
  'iran',
  'tools',
] as const
