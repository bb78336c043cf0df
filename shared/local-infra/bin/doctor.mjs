// @ts-check
import { parseFlags, runProgram } from '../src/cli.mjs';
import { diagnose, isProblem } from '../src/product/diagnoses.mjs';
import { printLine } from '../src/console.mjs';

await runProgram(async () => {
  parseFlags(process.argv.slice(2), []);
  const diagnoses = await diagnose(process.env);
  for (const diagnosis of diagnoses) {
    const { subject, finding, fix } = diagnosis;
    const label = isProblem(diagnosis) ? 'problem' : fix === undefined ? 'ok' : 'note';
    printLine(`  ${label.padEnd(7)}  ${subject.padEnd(10)}  ${finding}`);
    if (fix !== undefined) printLine(`           ${' '.repeat(10)}  fix: ${fix}`);
  }
  const problemCount = diagnoses.filter(isProblem).length;
  printLine(
    problemCount === 0
      ? '\nThis machine can run the shop. Start it:  npm start'
      : `\nProblems: ${problemCount}. Fix them before npm start, then run npm run doctor again.`,
  );
  return problemCount === 0 ? 0 : 1;
});
