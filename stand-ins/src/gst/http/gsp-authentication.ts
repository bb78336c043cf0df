import { randomBytes } from 'node:crypto';
import type { RequestHandler, Router } from 'express';

const tokenSeconds = 21_600;

export interface GspCredentials {
  readonly appId: string | undefined;
  readonly appSecret: string | undefined;
}

const createTokens = (now: () => Date) => {
  const expiries = new Map<string, number>();
  return {
    issue: () => {
      const token = randomBytes(16).toString('hex');
      expiries.set(token, now().getTime() + tokenSeconds * 1000);
      return token;
    },
    isValid: (token: string) => (expiries.get(token) ?? 0) > now().getTime(),
    expireAll: () => {
      expiries.clear();
    },
  };
};

/** The token of a GST Suvidha Provider and the check of it. */
export const createGspAuthentication = (now: () => Date, { appId, appSecret }: GspCredentials) => {
  const tokens = createTokens(now);
  const requireToken: RequestHandler = ({ headers }, response, next) => {
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    if (tokens.isValid(token)) next();
    else response.status(401).json({ error: 'invalid_token' });
  };
  return {
    mount: (router: Router): void => {
      router.post('/gsp/authenticate', ({ headers }, response) => {
        const [id, secret] = [headers['gspappid'], headers['gspappsecret']];
        const isKnown =
          Boolean(id && secret) &&
          (appId === undefined || id === appId) &&
          (appSecret === undefined || secret === appSecret);
        if (isKnown) response.json({ access_token: tokens.issue(), expires_in: tokenSeconds });
        else response.status(401).json({ error: 'invalid_client' });
      });
    },
    requireToken,
    expireAll: tokens.expireAll,
  };
};
