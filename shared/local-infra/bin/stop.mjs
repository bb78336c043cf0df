// @ts-check
import { parseFlags, runProgram } from '../src/cli.mjs';
import { stopProduct } from '../src/product/stop-product.mjs';
import { LOCAL } from '../src/folders.mjs';
import { printLine } from '../src/console.mjs';

const TEXTS = {
  'nothing runs': 'Nothing runs in this folder.',
  ended: 'All ended; what you did stays for the next start.',
  killed: 'It did not end within 12 s and was killed; its processes end within 8 s.',
};

await runProgram(async () => {
  parseFlags(process.argv.slice(2), []);
  const outcome = await stopProduct(LOCAL);
  printLine(TEXTS[outcome]);
  return outcome === 'killed' ? 1 : 0;
});
