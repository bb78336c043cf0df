// @ts-check
import { flagsOf, runProgram } from '../src/cli.mjs';
import { diagnose } from '../src/diagnoses.mjs';
import { say } from '../src/say.mjs';

await runProgram(async () => {
  flagsOf(process.argv.slice(2), []);
  const diagnoses = await diagnose(process.env);
  for (const { subject, finding, cure } of diagnoses) {
    say(`  ${cure === undefined ? 'ok   ' : 'WRONG'}  ${subject.padEnd(10)}  ${finding}`);
    if (cure !== undefined) say(`         ${' '.repeat(10)}  cure: ${cure}`);
  }
  const wrong = diagnoses.filter(({ cure }) => cure !== undefined).length;
  say(wrong === 0 ? '\nAll is well: npm start' : `\n${wrong} to cure`);
  return wrong === 0 ? 0 : 1;
});
