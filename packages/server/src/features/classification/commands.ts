import { classifyProduct } from '@maojian/contract/calls/classification'
import type { Command } from '../../cli/command.ts'
import { defineLines } from '../../cli/lines-command.ts'
import { answerClassification } from './classify-product.ts'

export const classificationCommands: readonly Command[] = [
  defineLines({
    name: 'classify',
    group: '出口管制',
    about: ['按产品名称查找可能的编码，只用随产品附带的表'],
    line: classifyProduct.request,
    open: async () => answerClassification,
  }),
]
