import { eventually } from '@tokri/service-kit/testing';
import { readProductUrls } from '../product.ts';
import { callApiOk, callApi } from './call-api.ts';

export interface SignedInUser {
  readonly mobile: string;
  readonly userId: number;
  readonly token: string;
  readonly cookie: string;
}

interface Message {
  readonly Id: number;
  readonly Text: string;
}

const codeTimeoutMs = 10_000;

const readInbox = async (to: string): Promise<readonly Message[]> => {
  const channel = to.includes('@') ? 'mail' : 'sms';
  const response = await fetch(
    `${readProductUrls().standIns}/messages?${new URLSearchParams({ to, channel })}`,
  );
  return (await response.json()) as readonly Message[];
};

export const newestMessageId = async (contact: string): Promise<number> =>
  Math.max(0, ...(await readInbox(contact)).map(({ Id }) => Id));

export const waitForCode = (contact: string, after: number): Promise<string> =>
  eventually(
    async () => {
      const [code] = (await readInbox(contact)).flatMap(({ Id, Text }) =>
        Id > after ? (/(?<!\d)\d{6}(?!\d)/.exec(Text)?.[0] ?? []) : [],
      );
      return code;
    },
    { timeoutMs: codeTimeoutMs, missing: `a one-time password for ${contact}` },
  );

export const waitForMessage = (contact: string, part: string): Promise<string> =>
  eventually(async () => (await readInbox(contact)).find(({ Text }) => Text.includes(part))?.Text, {
    missing: `a message with "${part}" for ${contact}`,
  });

export const readSessionCookie = (headers: Headers): string =>
  headers.getSetCookie()[0]?.split(';')[0] ?? '';

export const requestCode = async (
  mobile: string,
): Promise<{ readonly challengeId: number; readonly code: string }> => {
  const before = await newestMessageId(mobile);
  const [challenge] = await callApiOk<readonly { Id: number; Error: number; Message: string }[]>({
    path: '/api/UserRegister',
    query: { email: '', mobile },
  });
  if (challenge?.Error !== 0)
    throw new Error(`no code for ${mobile}: ${challenge?.Message ?? 'empty answer'}`);
  return { challengeId: challenge.Id, code: await waitForCode(mobile, before) };
};

export const signIn = async (mobile: string): Promise<SignedInUser> => {
  const { challengeId, code } = await requestCode(mobile);
  const { body, headers, text } = await callApi({
    path: '/api/UserRegister',
    query: { Id: String(challengeId), password: code },
  });
  const [person] = body as readonly { Id: number; Error: number; Token: string }[];
  if (person?.Error !== 0) throw new Error(`${mobile} could not sign in: ${text.slice(0, 200)}`);
  return { mobile, userId: person.Id, token: person.Token, cookie: readSessionCookie(headers) };
};

export const renewSession = async (person: SignedInUser): Promise<SignedInUser | undefined> => {
  const { status, body, headers } = await callApi({
    method: 'POST',
    path: '/api/Token',
    headers: { cookie: person.cookie },
  });
  const entry =
    status === 200
      ? (body as readonly { Id: number; Error: number; Token: string }[])[0]
      : undefined;
  return entry?.Error === 0 && entry.Id === person.userId
    ? { ...person, token: entry.Token, cookie: readSessionCookie(headers) }
    : undefined;
};
