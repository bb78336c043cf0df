// @ts-check
import { flagsOf, runProgram } from '../src/cli.mjs';
import { endStart } from '../src/ending.mjs';
import { LOCAL } from '../src/folders.mjs';
import { say } from '../src/say.mjs';

const TEXTS = {
  'nothing runs': 'Nothing runs in this folder.',
  ended: 'All ended; what you did stays for the next start.',
  killed: 'It did not end within 12 s and was killed; its parts end within 8 s.',
};

await runProgram(async () => {
  flagsOf(process.argv.slice(2), []);
  const outcome = await endStart(LOCAL);
  say(TEXTS[outcome]);
  return outcome === 'killed' ? 1 : 0;
});
