import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@tokri/service-kit/testing';
import { callApi } from '../../support/api/call-api.ts';
import { uniqueMobile } from '../../support/api/mobiles.ts';
import { newestMessageId } from '../../support/api/sign-in.ts';

const codeTimeoutMs = 120_000;
const pollIntervalMs = 100;

const hasAcceptedRequest = async (mobile: string): Promise<boolean> => {
  const { status, body } = await callApi({
    path: '/api/UserRegister',
    query: { email: '', mobile },
  });
  return status === 200 && (body as readonly { readonly Error: number }[])[0]?.Error === 0;
};

/**
 * Asks for a code until a request is accepted, and returns when the code arrived, as
 * `performance.now()`. The code may arrive although the response was lost.
 */
export const receiveSignInCode = async (): Promise<number> => {
  const mobile = uniqueMobile();
  let isAccepted = false;
  await eventually(
    async () => {
      if ((await newestMessageId(mobile)) > 0) return true;
      isAccepted ||= await hasAcceptedRequest(mobile);
      await wait(pollIntervalMs);
      return false;
    },
    { timeoutMs: codeTimeoutMs, missing: `a sign-in code for ${mobile}` },
  );
  return performance.now();
};
