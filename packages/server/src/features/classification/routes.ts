import * as calls from '@maojian/contract/calls/classification'
import { route, type Route } from '../../http/route.ts'
import { classifyProduct } from './classify-product.ts'

export const classificationRoutes: readonly Route[] = [route(calls.classifyProduct, classifyProduct)]
