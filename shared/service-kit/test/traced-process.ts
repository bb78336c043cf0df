import { eventually } from '../src/testing/index.ts';
import { startSpan, startTracing } from '../src/telemetry/index.ts';

/** Ends spans, stops at once or when their fate is known, and prints what became of them. */
const [count, stopsWhen, endpoint] = process.argv.slice(2);
const outcomes: Record<string, number> = {};
const tracing = await startTracing({
  serviceName: 'depot',
  endpoint,
  onSpans: (outcome, spans) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + spans;
  },
});
for (let index = 0; index < Number(count); index += 1)
  startSpan({ name: 'placeOrder', kind: 'server', samplingRatio: 1 }).end();
const countSettled = () => Object.values(outcomes).reduce((sum, spans) => sum + spans, 0);
if (stopsWhen === 'settled')
  await eventually(() => countSettled() === Number(count), { missing: 'the fate of the spans' });
await tracing.stop();
process.stdout.write(JSON.stringify(outcomes));
