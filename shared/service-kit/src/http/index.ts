export { createHandlers } from './call.ts';
export type { Answer, BoundHandlers, Call, Handler, Handlers, Language, UploadedFile } from './call.ts';
export type { HttpParts } from './http-parts.ts';
