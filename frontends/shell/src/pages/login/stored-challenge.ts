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

export const storeChallenge = ({ id, contact, resendAt, endsAt }: Challenge): void =>
  sessionStorage.setItem(key, JSON.stringify({ id, contact, resendAt, endsAt }));

export const clearChallenge = (): void => sessionStorage.removeItem(key);

export const readChallenge = (nowMs: number): Challenge | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isChallenge(stored) && Date.parse(stored.endsAt) > nowMs ? stored : null;
  } catch {
    return null;
  }
};
