import { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Client } from '../../../../shared/contract/client.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { reasonOf } from '../../lib/words/reason.ts';

const TABLE = 'story_sessions';
const COLUMN = 'mode';
const LISTED = 5;
/** Used in place of the test session when it could not be created, so that later steps still get an answer. */
const NO_SESSION: SessionId = 'ses_00000000000000000000000000';

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  /** The response, or why there is none. */
  readonly detail: string;
}

interface Step {
  readonly name: string;
  /** Returns what was seen; throws when it is not as expected. */
  readonly run: () => Promise<string>;
}

const expectMode = (mode: string, wanted: string): string => {
  if (mode !== wanted) throw new Error(`The mode is ${mode}, not ${wanted}`);
  return `The mode is ${mode}`;
};

/** Looks for the column, then creates a session, reads and updates its mode, finds it in the list, and deletes it. */
const stepsOf = (api: Client): readonly Step[] => {
  let sessionId = NO_SESSION;
  const at = () => ({ params: { sessionId } });
  return [
    {
      name: 'Ask for the mode column',
      run: async () => {
        const { exists, type } = await api('getColumnInfo', { query: { table_name: TABLE, column_name: COLUMN } });
        if (!exists) throw new Error(`${TABLE} has no column ${COLUMN}`);
        return `${TABLE}.${COLUMN} is a ${type}`;
      },
    },
    {
      name: 'Create a test session',
      run: async () => {
        const made = await api('createSession', { body: { title: 'Debug check', mode: 'traditional' } });
        sessionId = made.id;
        return expectMode(made.mode, 'traditional');
      },
    },
    { name: 'Read it', run: async () => expectMode((await api('getSession', at())).mode, 'traditional') },
    {
      name: 'Update it',
      run: async () => expectMode((await api('updateSession', { ...at(), body: { mode: 'custom' } })).mode, 'custom'),
    },
    {
      name: `List the last ${LISTED} sessions`,
      run: async () => {
        const { items } = await api('listSessions', { query: { limit: LISTED } });
        return items.map(({ title, mode }) => `${title} (${mode})`).join(', ') || 'There is none';
      },
    },
    {
      name: 'Delete the test session',
      run: async () => {
        await api('deleteSession', at());
        await api('purgeSession', at());
        return 'It is gone';
      },
    },
  ];
};

const detailOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof ApiError) ? error.message : reasonOf(error);

/** Runs every step, also after a failed one, and reports each as soon as it is done. */
export const checkMode = async (api: Client, tell: (result: StepResult) => void): Promise<void> => {
  for (const { name, run } of stepsOf(api)) {
    try {
      tell({ name, ok: true, detail: await run() });
    } catch (error) {
      tell({ name, ok: false, detail: detailOf(error) });
    }
  }
};
