const isIosDevice = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  // iPadOS calls itself a Mac, but no Mac has a touch screen.
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/** Styles read it as `data-look`: the side menu moves more slowly in the look of iOS. */
export const applyPlatformLook = (
  device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator,
): void => {
  if (isIosDevice(device)) document.documentElement.dataset.look = 'ios';
};
