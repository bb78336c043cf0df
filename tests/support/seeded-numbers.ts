/** A fixed run of numbers from a seed: minimal standard generator (Park and Miller 1988). `below` is not reached. */
export const numbersFrom = (seed: number): ((below: number) => number) => {
  const modulus = 2_147_483_647;
  let state = ((seed % modulus) + modulus) % modulus || 1;
  return (below) => {
    state = (state * 48_271) % modulus;
    return state % below;
  };
};

/** SEED of the environment, so that a failure can be run again; else the clock. */
export const seedOfRun = (env: NodeJS.ProcessEnv = process.env): number => Number(env.SEED ?? Date.now() % 1_000_000);
