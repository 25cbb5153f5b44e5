import { type WriterChoices, WriterChoicesSchema } from '../../../shared/model/session/writer.ts';
import type { WriterSwitch } from '../../domain/site/writer-choice.ts';

interface Place {
  readonly endpoint: string;
  /** The bearer token that lets functions in. */
  readonly key: string;
}

const NOT_FOUND = 404;

/** The switch of an embedded stack, at an address of this computer. Throws when it does not answer as it should. */
export const openWriterSwitch = ({ endpoint, key }: Place): WriterSwitch => {
  const ask = async (init: RequestInit): Promise<WriterChoices | undefined> => {
    const response = await fetch(`${endpoint}/writers`, { ...init, headers: { authorization: `Bearer ${key}` } });
    if (response.status === NOT_FOUND) return undefined;
    if (!response.ok) throw new Error(`The list of writers answered ${response.status}`);
    return WriterChoicesSchema.parse(await response.json());
  };
  return {
    list: async () => {
      const choices = await ask({});
      if (!choices) throw new Error('There is no list of writers');
      return choices;
    },
    choose: (id) => ask({ method: 'PUT', body: JSON.stringify({ id }) }),
  };
};
