/** Where Node keeps what it makes of our sources: a worker is up in half of the time. */
import path from 'node:path';
import { projectRoot } from '../../app/services/config/project-root.ts';

/** Absolute path of the folder. */
export const compileCache = (): string => path.join(projectRoot(), '.cache', 'node');
