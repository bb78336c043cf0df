import { eventually } from '@tokri/service-kit/testing';
import { readRunFile } from '../../support/product.ts';
import type { Fault } from '../../support/rush/fault.ts';
import { doorsOf, withPods } from '../../support/pods/pods.ts';
import { answersOf, rushLines } from '../../support/rush/rush-verdict.ts';
import { rushed, type RushExperiment } from './scene.ts';

const endsWithinMs = 25_000;
const restartedMs = 60_000;

/** E25: a slot pod and the product's own delivery-slot end in an orderly way in the rush: what they had accepted they answer, within 25 s they are gone. */
export const orderlyEnd: RushExperiment = (scene) =>
  withPods(1, async (pods) => {
    const ends: number[] = [];
    const twin = pods[0]?.slots;
    const pid = (): number | undefined => readRunFile().services['delivery-slot']?.pid;
    const endTwin: Fault = {
      what: 'a slot pod ended',
      inflict: async () => {
        if (twin) ends.push(await twin.end());
      },
    };
    const endOwn: Fault = {
      what: 'delivery-slot ended',
      inflict: async () => {
        const before = pid();
        if (before === undefined) throw new Error('delivery-slot does not run');
        process.kill(before, 'SIGTERM');
        const begun = performance.now();
        await eventually(
          () => {
            try {
              process.kill(before, 0);
              return false;
            } catch {
              return true;
            }
          },
          {
            timeoutMs: endsWithinMs,
            missing: `delivery-slot gone within ${endsWithinMs / 1000} s of SIGTERM`,
          },
        );
        ends.push(performance.now() - begun);
        await eventually(() => pid() !== before, {
          timeoutMs: restartedMs,
          missing: 'delivery-slot back',
        });
      },
    };
    // The twin's bff knocks at a closed door afterwards; its customers come again at the product's own.
    const rush = await rushed(
      { ...scene, customers: scene.customers ?? 2_000 },
      { origins: doorsOf(pods), faults: [endTwin, endOwn], laterOrigin: doorsOf([])[0] },
    );
    const cutOff = rush.first.filter(
      ({ status }) => status === 0 || (status >= 500 && status !== 503),
    );
    if (cutOff.length > 0) throw new Error(`accepted and not answered: ${answersOf(cutOff)}`);
    return [
      `gone after ${ends.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(' and ')}`,
      ...rushLines(rush),
    ];
  });
