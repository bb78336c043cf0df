export type NextId = () => Promise<number>;
