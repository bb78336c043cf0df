const isBroken = 'data-broken';

/** What shows a picture beside its name has no words in its place; a picture that says something keeps them. */
const isDecoration = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.alt === '';

/** A picture that does not come leaves its plate plain, and not the browser's sign for a torn one. Such events do not bubble. */
export const hideBrokenPictures = (): void => {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (isDecoration(target)) target.setAttribute(isBroken, '');
    },
    true,
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      if (isDecoration(target)) target.removeAttribute(isBroken);
    },
    true,
  );
};
