/** Plans acts about pictures and those that engines carry out, each with its own planner. */
import type { EditAct } from '../acts/act.ts';
import type { Scene } from '../ground/resolve.ts';
import { engineCalls, type EngineAct } from './engine-calls.ts';
import { pictureCalls, type PictureAct } from './picture-calls.ts';
import type { Planned } from './planned.ts';
import { stageCalls } from './scene-calls.ts';

type StudioAct = Extract<EditAct, { type: PictureAct | EngineAct | 'stage' | 'listing' }>;

export function studioCalls(act: StudioAct, scene: Scene): Planned {
  switch (act.type) {
    case 'cutOut':
    case 'placePicture':
    case 'findPicture':
    case 'exchange':
    case 'spread':
    case 'crop':
    case 'mend':
    case 'extend':
    case 'erase':
      return pictureCalls(act, scene);
    case 'stage':
      return stageCalls(act, scene);
    // Its parts are acts of their own.
    case 'listing':
      return null;
    default:
      return engineCalls(act, scene);
  }
}
