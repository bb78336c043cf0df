export const isInternalPath = (link: string): boolean => /^\/(?![/\\])/.test(link);
