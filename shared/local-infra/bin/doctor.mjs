// @ts-check
import { parseFlags, runProgram } from '../src/cli.mjs';
import { diagnose } from '../src/product/diagnoses.mjs';
import { printLine } from '../src/console.mjs';

await runProgram(async () => {
  parseFlags(process.argv.slice(2), []);
  const diagnoses = await diagnose(process.env);
  for (const { subject, finding, fix } of diagnoses) {
    printLine(`  ${fix === undefined ? 'ok   ' : 'WRONG'}  ${subject.padEnd(10)}  ${finding}`);
    if (fix !== undefined) printLine(`         ${' '.repeat(10)}  fix: ${fix}`);
  }
  const problemCount = diagnoses.filter(({ fix }) => fix !== undefined).length;
  printLine(problemCount === 0 ? '\nAll is well: npm start' : `\n${problemCount} to fix`);
  return problemCount === 0 ? 0 : 1;
});
