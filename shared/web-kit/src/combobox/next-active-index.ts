const none = -1;

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
