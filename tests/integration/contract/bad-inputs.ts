import * as z from 'zod/mini';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { newId, sceneId } from '../../../shared/model/id.ts';

export interface RawInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}
export interface BadInput {
  readonly what: string;
  readonly input: RawInput;
  /** Sent in place of the JSON of `input.body`. */
  readonly rawBody?: string;
}

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Record<string, JsonSchema>;
  readonly required?: string[];
  readonly anyOf?: JsonSchema[];
}

const schemaOf = (shape: z.ZodMiniType | undefined): JsonSchema =>
  shape ? (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {};

/** Values that are right for no field of the given type. */
const wrong = (type: string | undefined): unknown[] =>
  type === 'string' ? [42, null, ['x'], { x: 1 }] : type === 'object' ? ['x', 7, []] : ['wrong', null, {}, [[]]];

function* fields(schema: JsonSchema, at: readonly string[] = []): Generator<[readonly string[], JsonSchema]> {
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    yield [[...at, name], child];
    yield* fields(child, [...at, name]);
  }
}

const changed = (value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown => {
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  if (name === undefined) return to;
  if (rest.length > 0) copy[name] = changed(copy[name] ?? {}, rest, to);
  else if (to === undefined) delete copy[name];
  else copy[name] = to;
  return copy;
};

const badBodies = (shape: z.ZodMiniType, good: RawInput): BadInput[] => {
  const schema = schemaOf(shape);
  const found: BadInput[] = [
    { what: 'a body that is no JSON', input: good, rawBody: '{"oops' },
    { what: 'a body that is a list', input: { ...good, body: [] } },
    { what: 'a body that is null', input: { ...good, body: null } },
    { what: 'a body of five megabytes', input: good, rawBody: JSON.stringify({ filler: 'x'.repeat(5_000_000) }) },
  ];
  for (const [at, field] of fields(schema)) {
    const types = [field.type, ...(field.anyOf ?? []).map(({ type }) => type)];
    for (const value of wrong(types.find((type) => type !== undefined && type !== 'null'))) {
      if (value === null && types.includes('null')) continue;
      found.push({
        what: `${at.join('.')} as ${JSON.stringify(value)}`,
        input: { ...good, body: changed(good.body, at, value) },
      });
    }
    if (types.includes('string'))
      found.push({
        what: `${at.join('.')} of 1,100,000 characters`,
        input: { ...good, body: changed(good.body, at, 'x'.repeat(1_100_000)) },
      });
  }
  for (const name of schema.required ?? [])
    found.push({ what: `no ${name}`, input: { ...good, body: changed(good.body, [name], undefined) } });
  return found;
};

/** Ids that are well made and belong to nobody, and ids that are no ids at all. */
const badParams = (good: RawInput): BadInput[] =>
  Object.keys(good.params ?? {}).flatMap((name) => {
    const foreign = name === 'sceneId' ? sceneId(newId('ses'), 1) : newId('ses');
    return [foreign, 'x', '%00', '../../etc', 'ses_'.padEnd(900, '0')].map((value) => ({
      what: `${name} ${value.slice(0, 20)}`,
      input: { ...good, params: { ...good.params, [name]: value } },
    }));
  });

/** Whatever is typed here is something to look for. */
const freeText = ['search', 'tags', 'table_name', 'column_name'];

const badQueries = (shape: z.ZodMiniType, good: RawInput): BadInput[] =>
  Object.keys(schemaOf(shape).properties ?? {}).flatMap((name) =>
    ['', 'nonsense', '-1', '1e9', 'x'.repeat(3_000)].slice(freeText.includes(name) ? -1 : 0).map((value) => ({
      what: `${name}=${value.slice(0, 20)}`,
      input: { ...good, query: { ...good.query, [name]: value } },
    })),
  );

/** Every way of calling an endpoint wrongly that its schemas let us think of. */
export const badInputs = (endpoint: Endpoint, good: RawInput): BadInput[] => [
  ...(endpoint.body ? badBodies(endpoint.body, good) : []),
  ...(endpoint.query ? badQueries(endpoint.query, good) : []),
  ...badParams(good),
];
