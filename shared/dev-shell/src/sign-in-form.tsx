import { userOperations } from '@tokri/contracts/api';
import { callApi, isApiProblem, useQueryClient } from '@tokri/web-kit/platform';
import { signIn } from '@tokri/web-kit/session';
import { Button } from '@tokri/web-kit/ui';
import { useState, type FormEvent } from 'react';

const sendCode = async (mobile: string): Promise<number> => {
  const [entry] = await callApi(userOperations.startSignIn, {
    query: { email: '', mobile },
    withoutToken: true,
  });
  if (!entry || entry.Error !== 0) throw new Error(entry?.Message);
  return entry.Id;
};

const checkCode = async (challengeId: number, code: string): Promise<void> => {
  const [entry] = await callApi(userOperations.checkCode, {
    query: { Id: challengeId, password: code },
    withoutToken: true,
  });
  if (entry?.Error !== 0 || !entry.Token) throw new Error(entry?.Message);
  await signIn(entry, entry.Token);
};

const messageOf = (error: unknown): string =>
  isApiProblem(error) || error instanceof Error ? error.message : 'Sign-in failed';

/** A mobile number first, then the code that the shop sends to it. */
export const SignInForm = () => {
  const queries = useQueryClient();
  const [challengeId, setChallengeId] = useState(0);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setError('');
    try {
      if (challengeId === 0) setChallengeId(await sendCode(text));
      else {
        await checkCode(challengeId, text);
        await queries.invalidateQueries();
      }
      setText('');
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label>
        {challengeId === 0 ? 'Mobile number' : 'Code'}{' '}
        <input
          size={14}
          inputMode="numeric"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>{' '}
      <Button type="submit">{challengeId === 0 ? 'Send code' : 'Sign in'}</Button>{' '}
      <span role="alert">{error}</span>
    </form>
  );
};
