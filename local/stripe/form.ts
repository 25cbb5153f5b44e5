import { StripeError } from './stripe-error.ts';

/** Form values are strings; brackets in names make objects and lists. */
export interface Params {
  [name: string]: string | Params | Params[] | string[] | undefined;
}

const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

/** `a[b][0][c]=d` → `{ a: { b: [{ c: 'd' }] } }` */
export function parseForm(text: string): Params {
  const parsed: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    if (path.some((part) => unsafe.has(part))) throw new StripeError(`Invalid parameter: ${name}`);
    let place: object = parsed;
    for (const [index, part] of path.slice(0, -1).entries()) {
      const inner: object = Reflect.get(place, part) ?? (/^\d*$/.test(path[index + 1] ?? '') ? [] : {});
      Reflect.set(place, part, inner);
      place = inner;
    }
    const last = path.at(-1) ?? name;
    Reflect.set(place, last === '' && Array.isArray(place) ? place.length : last, value);
  }
  return parsed;
}

/** Refuses unknown parameters, so that none is silently ignored. `known`: dotted paths without indexes. */
export function expectKnown(params: Params, known: readonly string[], path = ''): void {
  for (const [name, value] of Object.entries(params)) {
    const dotted = /^\d+$/.test(name) ? path : [path, name].filter(Boolean).join('.');
    if (typeof value === 'object' && dotted !== 'metadata') expectKnown(value as Params, known, dotted);
    else if (!known.includes(dotted))
      throw new StripeError(`Received unknown parameter: ${dotted}`, { code: 'parameter_unknown', param: dotted });
  }
}

export function required(params: Params, name: string): string {
  const value = params[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new StripeError(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
}

export const textOf = (params: Params, name: string): string | null => {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
export const innerOf = (params: Params, name: string): Params => {
  const value = params[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
};
