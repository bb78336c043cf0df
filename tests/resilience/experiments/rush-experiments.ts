import { expectRightWorld } from '../checker/right-world.ts';
import { cacheAnswersLost, cacheLost } from './cache-faults.ts';
import { infraKilled } from './faults.ts';
import { orderlyEnd } from './orderly-end.ts';
import { overload } from './overload.ts';
import { partition } from './partition.ts';
import { doorsOf, endPods, startPod, withPods, type Pod } from '../../support/pods/pods.ts';
import { raceWithSweepers } from './race-with-sweepers.ts';
import { expectOnlyShed, rushLines } from '../../support/rush/rush-verdict.ts';
import { rushOn } from '../../support/rush/rush.ts';
import { places, rushed, type RushExperiment } from './scene.ts';
import { crashing, service, twinAs } from './twin-faults.ts';

const tenMinutesMs = 600_000;

const morePods = 3;

/** E1: the customers of a city on one slot, at four pods. */
const lastPlaces: RushExperiment = (scene) =>
  withPods(morePods, async (pods) => {
    const rush = await rushed(
      { ...scene, customers: scene.customers ?? 5_000 },
      { origins: doorsOf(pods), faults: [] },
    );
    expectOnlyShed(rush.calls);
    return rushLines(rush);
  });

/** E2: the same while a slot pod dies every two seconds. */
const dyingPods: RushExperiment = (scene) =>
  withPods(2, async (pods) => {
    const victims = [
      service('delivery-slot'),
      ...pods.map(({ slots }, at) => twinAs(`pod ${at + 2}`, slots)),
    ];
    return rushLines(
      await rushed(
        { ...scene, customers: scene.customers ?? 3_000 },
        { origins: doorsOf(pods), faults: [crashing(victims, { everyMs: 2_000, times: 6 })] },
      ),
    );
  });

/** E5: two relays publish what both processes write. I7, I9 and I10 are judged with the world. */
const twoRelays: RushExperiment = (scene) =>
  withPods(1, async (pods) =>
    rushLines(await rushed(scene, { origins: doorsOf(pods), faults: [], places: 200 })),
  );

/** E14: the store dies as by a crash in the rush. */
const storeKilled: RushExperiment = async (scene) =>
  rushLines(await rushed(scene, { origins: doorsOf([]), faults: [infraKilled('mongodb')] }));

/** E17: one pod lives ten minutes ahead, then one ten minutes behind: who gets a place may change, how many never. */
const clockSkew: RushExperiment = async (scene) => {
  const lines: string[] = [];
  for (const shiftMs of [tenMinutesMs, -tenMinutesMs]) {
    const pod: Pod = await startPod({ variables: shiftedClock(shiftMs) });
    try {
      const rush = await rushOn({
        ...scene,
        customers: scene.customers ?? 500,
        places,
        origins: doorsOf([pod]),
        faults: [],
      });
      // A pod that is ahead takes holds of the others for run out, and sells their places again: more holds than places, one after the other, never at a time.
      if (rush.held < places) throw new Error(`only ${rush.held} of ${places} places were held`);
      await expectRightWorld([], rush.calls);
      lines.push(`one pod ${shiftMs / 60_000} minutes off: ${rushLines(rush).join('; ')}`);
    } finally {
      await endPods([pod]);
    }
  }
  return lines;
};

/** A clock that is off, laid over `Date` before the program begins. */
const shiftedClock = (byMs: number): Readonly<Record<string, string>> => {
  const source = `const Now = Date; const by = ${byMs}; globalThis.Date = class Date extends Now { constructor(...of) { if (of.length === 0) super(Now.now() + by); else super(...of); } static now() { return Now.now() + by; } };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(source)}` };
};

export const rushExperiments: Readonly<Record<string, RushExperiment>> = {
  E1: lastPlaces,
  E2: dyingPods,
  E5: twoRelays,
  E14: storeKilled,
  E15: cacheLost,
  E16: cacheAnswersLost,
  E17: clockSkew,
  E18: partition,
  E22: raceWithSweepers,
  E23: overload,
  E25: orderlyEnd,
};
