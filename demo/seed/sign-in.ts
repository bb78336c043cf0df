import { connect } from './api.ts';
import type { Api } from './api.ts';
import { waitFor } from './wait-for.ts';

export interface Session {
  readonly api: Api;
  readonly userId: number;
}

interface Sms {
  readonly Id: number;
  readonly Text: string;
}
interface Person {
  readonly Id: number;
  readonly Error: number;
  readonly Message: string;
  readonly Token: string;
}

export const startSignIn = async (api: Api, mobile: string): Promise<number> => {
  const [challenge] = await api.get<
    readonly { readonly Id: number; readonly Error: number; readonly Message: string }[]
  >('/api/UserRegister', { email: '', mobile });
  if (challenge === undefined || challenge.Error !== 0)
    throw new Error(`no code for ${mobile}: ${challenge?.Message ?? ''}`);
  return challenge.Id;
};

export const finishSignIn = async (
  api: Api,
  {
    challengeId,
    mobile,
    code,
  }: { readonly challengeId: number; readonly mobile: string; readonly code: string },
): Promise<Session> => {
  const [person] = await api.get<readonly Person[]>('/api/UserRegister', {
    Id: challengeId,
    password: code,
  });
  if (person === undefined || person.Error !== 0)
    throw new Error(`${mobile} could not sign in: ${person?.Message ?? ''}`);
  return { api: api.withToken(person.Token), userId: person.Id };
};

export const signIn = async (api: Api, standInsUrl: string, mobile: string): Promise<Session> => {
  const standIns = connect(standInsUrl);
  const readMessages = () =>
    standIns.get<readonly Sms[]>('/messages', { to: mobile, channel: 'sms' });
  const lastIdBefore = Math.max(0, ...(await readMessages()).map(({ Id }) => Id));
  const challengeId = await startSignIn(api, mobile);
  const code = await waitFor(`the code for ${mobile}`, async () => {
    const [newest] = await readMessages();
    return newest !== undefined && newest.Id > lastIdBefore
      ? /(?<!\d)\d{6}(?!\d)/.exec(newest.Text)?.[0]
      : undefined;
  });
  return finishSignIn(api, { challengeId, mobile, code });
};
