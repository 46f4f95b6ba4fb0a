/** Reads the arguments of events and sentences. A missing one, or one of another type, is read as empty. */
import type { Arg } from './protocol';

export type { Arg } from './protocol';

type List = Extract<Arg, readonly unknown[]>;

const isList = (arg: Arg): arg is List => Array.isArray(arg);

export const textIn = (arg: Arg): string => (typeof arg === 'string' ? arg : '');

export const numberIn = (arg: Arg): number => (typeof arg === 'number' ? arg : 0);

const listIn = (arg: Arg): List => (isList(arg) ? arg : []);

export const textsIn = (arg: Arg): string[] => listIn(arg).filter((each) => typeof each === 'string');

export const numbersIn = (arg: Arg): number[] => listIn(arg).filter((each) => typeof each === 'number');
