import type { Person } from '../../support/api/sign-in.ts';
import type { Numbers } from '../../support/rush/open-arrivals.ts';
import { expectRightWorld } from '../checker/right-world.ts';
import { expectSoldOut } from './rush-verdict.ts';
import { rushOn, type Rush, type RushWish } from './rush.ts';

export interface Scene {
  /** Opens slots. */
  readonly staff: Person;
  readonly random: Numbers;
  /** How many customers come; each experiment has its own number otherwise. */
  readonly customers?: number | undefined;
}

/** Inflicts its faults on the running product and answers what it saw. @throws Error when it is not what reliability.md 9 expects. */
export type RushExperiment = (scene: Scene) => Promise<readonly string[]>;

export const places = 20;
/** What two cores do beside everything else; RUSH_PER_SECOND sets another. */
export const arrivalsASecond = Number(process.env.RUSH_PER_SECOND ?? 200);

/** The rush of a scene: every place is sold once, and the world is judged with its history. */
export const rushed = async ({ staff, random, customers = 1_000 }: Scene, wish: Pick<RushWish, 'origins' | 'faults'> & Partial<RushWish>): Promise<Rush> => {
  const rush = await rushOn({ staff, random, customers, places, arrivalsASecond, ...wish });
  expectSoldOut(rush, Math.min(customers, wish.places ?? places));
  await expectRightWorld([], rush.calls);
  return rush;
};
