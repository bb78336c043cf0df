import type { Person } from '../../support/api/sign-in.ts';
import type { Numbers } from '../../support/rush/open-arrivals.ts';
import { expectRightWorld } from '../checker/right-world.ts';
import { expectSoldOut } from '../../support/rush/rush-verdict.ts';
import { rushOn, type Rush, type RushWish } from '../../support/rush/rush.ts';

export interface Scene {
  /** Opens slots. */
  readonly staff: Person;
  readonly random: Numbers;
  readonly arrivalsASecond: number;
  /** How many customers come; each experiment has its own number otherwise. */
  readonly customers?: number | undefined;
}

/** Inflicts its faults on the running product and answers what it saw. @throws Error when it is not what reliability.md 9 expects. */
export type RushExperiment = (scene: Scene) => Promise<readonly string[]>;

export const places = 20;

/** The rush of a scene: every place is sold once, and the world is judged with its history. */
export const rushed = async (
  { customers = 1_000, ...scene }: Scene,
  wish: Pick<RushWish, 'origins' | 'faults'> & Partial<RushWish>,
): Promise<Rush> => {
  const rush = await rushOn({ ...scene, customers, places, ...wish });
  expectSoldOut(rush, Math.min(customers, wish.places ?? places));
  await expectRightWorld([], rush.calls);
  return rush;
};
