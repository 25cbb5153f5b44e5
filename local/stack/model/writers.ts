import { timingSafeEqual } from 'node:crypto';
import type { RequestListener } from 'node:http';
import * as z from 'zod/mini';
import type { Capacity } from '../../../lambdas/domain/model/capacity.ts';
import type { Writer, WriterChoices } from '../../../shared/model/session/writer.ts';
import type { LocalModel } from '../../bedrock/local-model.ts';
import { openAiAnswer } from '../../bedrock/openai.ts';
import { readBody, sendJson } from '../../lib/http.ts';
import { engineModel as engineId } from '../settings.ts';
import type { EnginePace } from './engine-model.ts';
import { engineModel } from './engine-model.ts';
import { capacityEnvironment, capacityOf } from './server-facts.ts';
import { findModelServers, type ModelServer } from './servers.ts';
import { type ChosenWriter, keepWriter, keptWriter } from './writer-file.ts';

interface WritersOptions {
  readonly dataDir: string;
  /** Who writes at first. */
  readonly writer: ChosenWriter;
  readonly pace: EnginePace;
  /** What is known of that one. */
  readonly capacity?: Capacity | undefined;
  readonly find?: typeof findModelServers;
  /** Milliseconds that a model may take for one answer. */
  readonly timeoutMs?: () => number;
}

const MODEL_ID = /^local\.([\w-]+)$/;
const Address = z.object({ url: z.url(), model: z.string() });

/** The id by which a function asks for a model: it says where that is, so that a lesson under way finds it again. */
const idOf = (writer: ChosenWriter): string =>
  writer === 'engine' ? engineId : `local.${Buffer.from(JSON.stringify(writer)).toString('base64url')}`;

const addressIn = (id: string): z.infer<typeof Address> | undefined => {
  const [, encoded] = MODEL_ID.exec(id) ?? [];
  if (encoded === undefined) return undefined;
  return z.safeParse(Address, JSON.parse(Buffer.from(encoded, 'base64url').toString())).data;
};

const shown = (writer: ChosenWriter): Writer =>
  writer === 'engine' ? { code: 'engine' } : { code: 'local', name: writer.model };

const chosenIn = (body: string): string | undefined => {
  try {
    return z.safeParse(z.object({ id: z.string() }), JSON.parse(body)).data?.id;
  } catch {
    return undefined;
  }
};

/** What its server says of a chosen model; nothing of the engine, whose material has no limit. */
export const capacityOfWriter = async (writer: ChosenWriter): Promise<Capacity | undefined> =>
  writer === 'engine' ? undefined : capacityOf(writer.url, writer.model);

const LONGEST_BODY = 2_000;
/** Milliseconds for which a look at the servers counts as now. */
const FRESH_MS = 5_000;

/**
 * Who writes on this computer, changeable while it runs. What is chosen is kept in the data folder, as `npm start -- --model`
 * keeps it, and counts from the next lesson on: each lesson goes on with the writer that it began with.
 */
export const createWriters = ({ dataDir, writer: first, capacity: known, pace, ...some }: WritersOptions) => {
  const { find = findModelServers, timeoutMs } = some;
  const engine = engineModel(pace);
  let current = first;
  let capacity = known;
  let found: readonly ModelServer[] = [];
  let lookedAt = 0;

  const look = async (): Promise<void> => {
    found = await find();
    lookedAt = Date.now();
  };
  const candidates = () =>
    found.flatMap(({ name, url, models }) => models.map((model) => ({ server: name, writer: { url, model } })));
  const answers = (writer: ChosenWriter): boolean =>
    writer === 'engine' || candidates().some(({ writer: one }) => idOf(one) === idOf(writer));
  /** A model that was chosen and does not answer, also where the engine writes in its place since the start. */
  const lost = (): string | undefined => {
    const wanted = current === 'engine' ? (keptWriter(dataDir) ?? 'engine') : current;
    return lookedAt > 0 && wanted !== 'engine' && !answers(wanted) ? wanted.model : undefined;
  };
  const environment = (): Record<string, string> => ({
    MODEL_ID: idOf(current),
    MODEL_TOPICS: current === 'engine' ? 'preset' : 'any',
    MODEL_NAME: current === 'engine' ? '' : current.model,
    ENGINE_MODEL_ID: engineId,
    ...capacityEnvironment(capacity),
  });
  const choices = (): WriterChoices => {
    const missing = lost();
    return {
      choices: [
        ...candidates().map(({ server, writer }) => ({ id: idOf(writer), writer: shown(writer), server })),
        { id: engineId, writer: { code: 'engine' } },
      ],
      chosen: idOf(current),
      decided: keptWriter(dataDir) !== undefined,
      ...(missing === undefined ? {} : { lost: missing }),
    };
  };
  const choose = async (id: string): Promise<boolean> => {
    const writer = id === engineId ? 'engine' : candidates().find((one) => idOf(one.writer) === id)?.writer;
    if (!writer) return false;
    capacity = await capacityOfWriter(writer);
    keepWriter(dataDir, writer);
    current = writer;
    Object.assign(process.env, environment());
    return true;
  };

  const answer: LocalModel = (request, onPiece) => {
    const address = addressIn(request.modelId);
    return address
      ? openAiAnswer({ ...address, ...(timeoutMs === undefined ? {} : { timeoutMs: timeoutMs() }) })(request, onPiece)
      : engine(request, onPiece);
  };

  return {
    answer,
    environment,
    /** What every page may know. Looks for the servers in the background when that was a while ago. */
    state: (): { readonly basic: boolean; readonly writer: string | undefined; readonly lost: string | undefined } => {
      if (Date.now() - lookedAt > FRESH_MS) void look();
      return { basic: current === 'engine', writer: current === 'engine' ? undefined : current.model, lost: lost() };
    },
    /** For the functions: GET lists, PUT chooses. */
    listener: (key: string): RequestListener => {
      const expected = Buffer.from(`Bearer ${key}`);
      return async (req, res) => {
        const given = Buffer.from(req.headers.authorization ?? '');
        if (given.length !== expected.length || !timingSafeEqual(given, expected)) return res.writeHead(401).end();
        await look();
        if (req.method !== 'PUT') return sendJson(res, 200, choices());
        const id = chosenIn((await readBody(req, LONGEST_BODY)).toString());
        return id !== undefined && (await choose(id)) ? sendJson(res, 200, choices()) : res.writeHead(404).end();
      };
    },
  };
};
export type Writers = ReturnType<typeof createWriters>;
