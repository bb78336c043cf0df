// @ts-check
import { parseFlags, runProgram } from '../src/cli.mjs';
import { diagnose } from '../src/product/diagnoses.mjs';
import { printLine } from '../src/console.mjs';

await runProgram(async () => {
  parseFlags(process.argv.slice(2), []);
  const diagnoses = await diagnose(process.env);
  for (const { subject, finding, cure } of diagnoses) {
    printLine(`  ${cure === undefined ? 'ok   ' : 'WRONG'}  ${subject.padEnd(10)}  ${finding}`);
    if (cure !== undefined) printLine(`         ${' '.repeat(10)}  cure: ${cure}`);
  }
  const problemCount = diagnoses.filter(({ cure }) => cure !== undefined).length;
  printLine(problemCount === 0 ? '\nAll is well: npm start' : `\n${problemCount} to cure`);
  return problemCount === 0 ? 0 : 1;
});
