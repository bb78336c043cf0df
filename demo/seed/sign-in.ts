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

export const signIn = async (api: Api, standInsUrl: string, mobile: string): Promise<Session> => {
  const standIns = connect(standInsUrl);
  const readMessages = () =>
    standIns.get<readonly Sms[]>('/messages', { to: mobile, channel: 'sms' });
  const lastIdBefore = Math.max(0, ...(await readMessages()).map(({ Id }) => Id));
  const [challenge] = await api.get<
    readonly { readonly Id: number; readonly Error: number; readonly Message: string }[]
  >('/api/UserRegister', { email: '', mobile });
  if (challenge === undefined || challenge.Error !== 0)
    throw new Error(`no code for ${mobile}: ${challenge?.Message ?? ''}`);
  const code = await waitFor(`the code for ${mobile}`, async () => {
    const [newest] = await readMessages();
    return newest !== undefined && newest.Id > lastIdBefore
      ? /(?<!\d)\d{6}(?!\d)/.exec(newest.Text)?.[0]
      : undefined;
  });
  const [person] = await api.get<readonly Person[]>('/api/UserRegister', {
    Id: challenge.Id,
    password: code,
  });
  if (person === undefined || person.Error !== 0)
    throw new Error(`${mobile} could not sign in: ${person?.Message ?? ''}`);
  return { api: api.withToken(person.Token), userId: person.Id };
};
