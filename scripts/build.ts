/** `npm run build`: the database client and the build, each when its inputs have changed. */
import { runCommand } from './running/failing.ts';
import { prepareBuild, prepareClient } from './running/prepare.ts';

runCommand(async () => {
  await prepareClient();
  await prepareBuild();
});
