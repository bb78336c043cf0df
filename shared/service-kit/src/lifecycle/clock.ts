/** The present instant. An argument everywhere, so that rules about time can be tested. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
