import { answerTasks } from '../../engine/answer-tasks.ts'
import { answerRescreen } from './answer-rescreen.ts'
import type { RescreenResult, RescreenTask } from './rescreen-tasks.ts'

answerTasks<RescreenTask, RescreenResult>(answerRescreen)
