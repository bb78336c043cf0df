/** Minimal standard generator (Park and Miller, 1988); results are below the given limit. */
export const seededRandom = (seed: number): ((below: number) => number) => {
  const modulus = 2_147_483_647;
  let state = ((seed % modulus) + modulus) % modulus || 1;
  return (below) => {
    state = (state * 48_271) % modulus;
    return state % below;
  };
};

export const readSeed = (env: NodeJS.ProcessEnv = process.env): number =>
  Number(env.SEED ?? Date.now() % 1_000_000);

const defaultArrivalsPerSecond = 200;
const maxArrivalsPerSecond = 100_000;

export const readArrivalsPerSecond = (env: NodeJS.ProcessEnv = process.env): number => {
  const { RUSH_PER_SECOND: text = String(defaultArrivalsPerSecond) } = env;
  const perSecond = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  if (!(perSecond <= maxArrivalsPerSecond))
    throw new RangeError(
      `RUSH_PER_SECOND=${text}: must be a whole number from 1 to ${maxArrivalsPerSecond}`,
    );
  return perSecond;
};
