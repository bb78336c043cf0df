/** No option is the one that Enter takes; what is typed is. */
const none = -1;

/**
 * Where a key leads in a list of `count` options from the one at `active`, -1 for none: the arrows go round, by way of the field; other keys that move the
 * caret lead back to the field.
 * @returns undefined when the key moves nothing.
 */
export const nextActiveIndex = (
  key: string,
  { active, count }: { readonly active: number; readonly count: number },
): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : none;
    case 'ArrowUp':
      return active === none ? count - 1 : active - 1;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return none;
    default:
      return undefined;
  }
};
