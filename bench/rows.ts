/** All rows, in the order in which they run. */
import type { Row } from './measure.ts';
import { agentTurn } from './rows/agent-turn.ts';
import { commit } from './rows/commit.ts';
import { cutouts } from './rows/cutouts.ts';
import { estimates } from './rows/estimates.ts';
import { fairRendering } from './rows/fair-rendering.ts';
import { film } from './rows/film.ts';
import { firstEdit } from './rows/first-edit.ts';
import { hiddenThings } from './rows/hidden-things.ts';
import { hints } from './rows/hints.ts';
import { hostedTurn } from './rows/hosted-turn.ts';
import { interactions } from './rows/interactions.ts';
import { images } from './rows/images.ts';
import { largeBodies } from './rows/large-bodies.ts';
import { editorOnLargePage } from './rows/large-page.ts';
import { pictureFilters } from './rows/picture-filters.ts';
import { projectList } from './rows/project-list.ts';
import { reading } from './rows/reading.ts';
import { render } from './rows/render.ts';
import { repairs } from './rows/repairs.ts';
import { replay } from './rows/replay.ts';
import { replayedCalls } from './rows/replayed-calls.ts';
import { scenes } from './rows/scenes.ts';
import { stop } from './rows/stop.ts';
import { table } from './rows/table.ts';
import { toolCall } from './rows/tool-call.ts';
import { tryOns } from './rows/try-ons.ts';
import { uploads } from './rows/uploads.ts';

export const rows: readonly Row[] = [
  commit,
  table,
  reading,
  toolCall,
  agentTurn,
  hostedTurn,
  firstEdit,
  interactions,
  editorOnLargePage,
  stop,
  replayedCalls,
  replay,
  render,
  estimates,
  fairRendering,
  hints,
  pictureFilters,
  cutouts,
  repairs,
  scenes,
  images,
  film,
  tryOns,
  uploads,
  projectList,
  hiddenThings,
  largeBodies,
];
