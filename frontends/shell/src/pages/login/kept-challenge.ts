import type { Challenge } from './challenge.ts';

const key = 'tokri.sign-in';

const isChallenge = (value: unknown): value is Challenge => {
  const { id, contact, resendAt, endsAt } = (value ?? {}) as Partial<
    Record<keyof Challenge, unknown>
  >;
  return (
    typeof id === 'number' &&
    typeof contact === 'string' &&
    typeof resendAt === 'string' &&
    typeof endsAt === 'string'
  );
};

/** What a reload needs to come back to the code step; of this tab, until the code ends. Never the code itself. */
export const keepChallenge = ({ id, contact, resendAt, endsAt }: Challenge): void =>
  sessionStorage.setItem(key, JSON.stringify({ id, contact, resendAt, endsAt }));

export const forgetChallenge = (): void => sessionStorage.removeItem(key);

export const keptChallenge = (nowMs: number): Challenge | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isChallenge(kept) && Date.parse(kept.endsAt) > nowMs ? kept : null;
  } catch {
    return null;
  }
};
