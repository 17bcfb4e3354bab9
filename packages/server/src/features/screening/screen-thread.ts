import { answerTasks } from '../../engine/answer-tasks.ts'
import type { RowAnswer } from './screen-counterparty.ts'
import { screenRows, type ScreenTask } from './screen-rows.ts'

answerTasks<ScreenTask, RowAnswer[]>(screenRows)
