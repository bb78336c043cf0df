const brokenAttribute = 'data-broken';

const isDecoration = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.alt === '';

export const hideBrokenImages = (): void => {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (isDecoration(target)) target.setAttribute(brokenAttribute, '');
    },
    true,
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      if (isDecoration(target)) target.removeAttribute(brokenAttribute);
    },
    true,
  );
};
