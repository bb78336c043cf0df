import { useQueryClient } from '@tokri/web-kit/platform';
import { signOut, updateSession, useSession } from '@tokri/web-kit/session';
import { Button } from '@tokri/web-kit/ui';
import { useState, type ChangeEvent } from 'react';
import { SignInForm } from './sign-in-form.tsx';

const PincodeField = () => {
  const [typed, setTyped] = useState(useSession((state) => state.pincode));
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setTyped(target.value);
    if (/^\d{6}$/.test(target.value)) updateSession({ pincode: target.value });
  };
  return (
    <label>
      Pincode <input size={6} inputMode="numeric" value={typed} onChange={handleChange} />
    </label>
  );
};

/** Stands for the header, sign-in and pincode sheet of the shell. */
export const DevBar = () => {
  const user = useSession((state) => state.user);
  const cartCount = useSession((state) => state.cartCount);
  const queries = useQueryClient();
  const handleSignOut = async (): Promise<void> => {
    await signOut();
    queries.clear();
  };
  return (
    <header aria-label="Development shell">
      <PincodeField /> <span>Cart: {cartCount}</span>{' '}
      {user ? (
        <>
          <span>Signed in: {user.Mobile || user.Email}</span>{' '}
          <Button onClick={() => void handleSignOut()}>Sign out</Button>
        </>
      ) : (
        <SignInForm />
      )}
    </header>
  );
};
