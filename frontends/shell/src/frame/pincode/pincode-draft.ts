import { language } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';
import { useEffect, useState } from 'react';

let draft: string | undefined;

/** The typed pincode. A change of the language remounts the page, so the text is kept outside. */
export const usePincodeDraft = (): readonly [string, (text: string) => void] => {
  const [text, setText] = useState(() => draft ?? session().pincode);
  useEffect(() => {
    const openedIn = language();
    return () => {
      if (language() === openedIn) draft = undefined;
    };
  }, []);
  const change = (next: string): void => {
    draft = next;
    setText(next);
  };
  return [text, change];
};
