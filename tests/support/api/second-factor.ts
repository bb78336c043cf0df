import { TOTP } from 'otpauth';
import { callApi } from './call-api.ts';
import type { SignedInUser } from './sign-in.ts';
import { createStaff } from './staff.ts';

type Entry = Readonly<Record<string, unknown>>;

const stepMs = 30_000;

const send = async (path: string, cookie: string, body: object = {}): Promise<Entry> => {
  const response = await callApi({ method: 'POST', path, body, headers: { cookie } });
  const [entry] = response.body as readonly Entry[];
  if (entry?.Error !== 0) throw new Error(`POST ${path}: ${response.text.slice(0, 200)}`);
  return entry;
};

export const startSecondFactor = async ({ cookie }: SignedInUser): Promise<TOTP> => {
  const { Secret } = await send('/api/Token/second-factor-enrolment', cookie);
  return new TOTP({ secret: String(Secret) });
};

/** A new member of staff in the middle of enrolling an authenticator app. */
export const createEnrollingStaff = async () => {
  const person = await createStaff(['chat']);
  return { person, totp: await startSecondFactor(person) };
};

/** A new member of staff whose second factor is on. */
export const createStaffWithSecondFactor = async () => {
  const { person, totp } = await createEnrollingStaff();
  const { RecoveryCodes } = await send('/api/Token/second-factor-confirmation', person.cookie, {
    Code: totp.generate(),
  });
  return {
    person,
    totp,
    recoveryCodes: RecoveryCodes as readonly string[],
    /** The code of this time step is used up; that of the next one is accepted early. */
    nextCode: () => totp.generate({ timestamp: Date.now() + stepMs }),
  };
};
