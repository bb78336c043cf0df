export { useToldWrite } from './use-told-write.ts';
