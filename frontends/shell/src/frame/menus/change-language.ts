import { language, setLanguage } from '@tokri/web-kit/platform';

type Language = ReturnType<typeof language>;

export const languageChoiceAttribute = 'data-language-choice';

const findFocusTarget = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    `button[${languageChoiceAttribute}], [${languageChoiceAttribute}] [aria-pressed="true"]`,
  ) ?? document.querySelector<HTMLElement>('#main');

/** A new language remounts the page, so the focus is set again. */
export const changeLanguage = async (next: Language): Promise<void> => {
  if (next === language()) return;
  await setLanguage(next);
  requestAnimationFrame(() => {
    findFocusTarget()?.focus({ preventScroll: true });
  });
};
