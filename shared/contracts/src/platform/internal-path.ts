/** Whether a link that staff entered stays inside the shop; `//host` does not, nor `/\\host`. */
export const isInternalPath = (link: string): boolean => /^\/(?![/\\])/.test(link);
