export type Clock = () => Date;

export type NextId = () => Promise<number>;
