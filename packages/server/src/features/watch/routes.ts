import * as calls from '@maojian/contract/calls/watch'
import * as channelCalls from '@maojian/contract/calls/watch-channel'
import { route, type Route } from '../../http/route.ts'
import { watchBatch } from './add-batch.ts'
import { watchParty, watchSearch, watchSource } from './add-single.ts'
import { listChannels, removeChannel, saveChannel, testChannel } from './channel-calls.ts'
import { pauseWatch, removeWatch, setWatchPolicy } from './change-watch.ts'
import { listAffected } from './list-affected.ts'
import { findWatchOf, listWatches, watchDetail } from './list-watches.ts'

export const watchRoutes: readonly Route[] = [
  route(calls.watchSearch, watchSearch),
  route(calls.watchParty, watchParty),
  route(calls.watchBatch, watchBatch),
  route(calls.watchSource, watchSource),
  route(calls.listWatches, listWatches),
  route(calls.findWatch, findWatchOf),
  route(calls.watchDetail, watchDetail),
  route(calls.listAffected, listAffected),
  route(calls.pauseWatch, pauseWatch),
  route(calls.removeWatch, removeWatch),
  route(calls.setWatchPolicy, setWatchPolicy),
  route(channelCalls.listChannels, listChannels),
  route(channelCalls.saveChannel, saveChannel),
  route(channelCalls.removeChannel, removeChannel),
  route(channelCalls.testChannel, testChannel),
]
