import { randomInt, randomUUID } from 'node:crypto';
import { hmacSha256, randomDigits, isEqualConstantTime } from '@tokri/service-kit/crypto';
import type { Secrets } from '../application/ports/secrets.ts';
import { codeDigits } from '../domain/one-time-passwords/challenge.ts';

const challengeIdLimit = 2 ** 48;
const cookiePattern = /^([0-9a-f-]{36})\.([1-9]\d{0,8})\.([0-9a-f]{64})$/;

export const createSecrets = (key: string): Secrets => {
  const hashCode = (challengeId: number, sends: number, code: string): string =>
    hmacSha256(key, `code:${challengeId}:${sends}:${code}`);
  const signSession = (sessionId: string, generation: number): string =>
    hmacSha256(key, `session:${sessionId}:${generation}`);
  return {
    newChallengeId: () => randomInt(1, challengeIdLimit - 1),
    newCode: (challengeId, sends) => {
      const code = randomDigits(codeDigits);
      return { code, codeHash: hashCode(challengeId, sends, code) };
    },
    verifyCode: ({ id, sends, codeHash }, code) =>
      isEqualConstantTime(hashCode(id, sends, code), codeHash),
    newSessionId: () => randomUUID(),
    createCookie: ({ id, generation }) => `${id}.${generation}.${signSession(id, generation)}`,
    parseCookie: (text) => {
      const [, sessionId, digits, signature] = cookiePattern.exec(text) ?? [];
      if (sessionId === undefined || signature === undefined) return null;
      const generation = Number(digits);
      return isEqualConstantTime(signSession(sessionId, generation), signature)
        ? { sessionId, generation }
        : null;
    },
  };
};
