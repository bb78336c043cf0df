import { randomInt, randomUUID } from 'node:crypto';
import { keyedHash, randomCode, sameText } from '@tokri/service-kit/crypto';
import type { Secrets } from '../application/ports.ts';
import { codeDigits } from '../domain/challenge.ts';

/** The widest range that the system's generator draws evenly from. */
const challengeIdEnd = 2 ** 48;
const cookieShape = /^([0-9a-f-]{36})\.([1-9]\d{0,8})\.([0-9a-f]{64})$/;

/** One key, two uses that cannot meet: each text begins with what it is for. */
export const createSecrets = (key: string): Secrets => {
  const hashOf = (challengeId: number, sends: number, code: string): string =>
    keyedHash(key, `code:${challengeId}:${sends}:${code}`);
  const markOf = (sessionId: string, generation: number): string =>
    keyedHash(key, `session:${sessionId}:${generation}`);
  return {
    newChallengeId: () => randomInt(1, challengeIdEnd - 1),
    newCode: (challengeId, sends) => {
      const code = randomCode(codeDigits);
      return { code, codeHash: hashOf(challengeId, sends, code) };
    },
    isCodeOf: ({ id, sends, codeHash }, code) => sameText(hashOf(id, sends, code), codeHash),
    newSessionId: () => randomUUID(),
    cookieOf: ({ id, generation }) => `${id}.${generation}.${markOf(id, generation)}`,
    readCookie: (text) => {
      const [, sessionId, digits, mark] = cookieShape.exec(text) ?? [];
      if (sessionId === undefined || mark === undefined) return null;
      const generation = Number(digits);
      return sameText(markOf(sessionId, generation), mark) ? { sessionId, generation } : null;
    },
  };
};
