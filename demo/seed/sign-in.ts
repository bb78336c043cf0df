import { connect } from './api.ts';
import type { Api } from './api.ts';
import { until } from './until.ts';

export interface SignedIn {
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

/** Signs in as people do: asks for a code and reads it on the stand-ins page. */
export const signIn = async (api: Api, standInsUrl: string, mobile: string): Promise<SignedIn> => {
  const phone = connect(standInsUrl);
  const received = () => phone.get<readonly Sms[]>('/messages', { to: mobile, channel: 'sms' });
  const before = Math.max(0, ...(await received()).map(({ Id }) => Id));
  const [challenge] = await api.get<
    readonly { readonly Id: number; readonly Error: number; readonly Message: string }[]
  >('/api/UserRegister', { email: '', mobile });
  if (challenge === undefined || challenge.Error !== 0)
    throw new Error(`no code for ${mobile}: ${challenge?.Message ?? ''}`);
  const code = await until(`the code for ${mobile}`, async () => {
    const [newest] = await received();
    return newest !== undefined && newest.Id > before
      ? /(?<!\d)\d{6}(?!\d)/.exec(newest.Text)?.[0]
      : undefined;
  });
  const [person] = await api.get<readonly Person[]>('/api/UserRegister', {
    Id: challenge.Id,
    password: code,
  });
  if (person === undefined || person.Error !== 0)
    throw new Error(`${mobile} could not sign in: ${person?.Message ?? ''}`);
  return { api: api.as(person.Token), userId: person.Id };
};
