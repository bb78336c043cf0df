export const slideTitleLength = 80;
export const slideTextLength = 200;
export const slideLinkTextLength = 40;
export const slideLinkLength = 200;
export const maxSlidePictures = 6;

/** A page of the shop. */
export const slideLinkPattern = /^(\/(?![/\\])[^\s\\]*)?$/;
