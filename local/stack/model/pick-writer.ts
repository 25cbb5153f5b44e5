import { UsageError } from '../../lib/usage-error.ts';
import type { ModelServer } from './servers.ts';
import { type ChosenWriter, keepWriter, keptWriter } from './writer-file.ts';

interface Request {
  readonly dataDir: string;
  /** As typed: `engine`, `ask`, or the name of a model; undefined where nothing was typed. */
  readonly wanted: string | undefined;
}

interface Surroundings {
  find(): Promise<readonly ModelServer[]>;
  /** Undefined where nobody can be asked: in a container, or started by another program. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
  say(line: string): void;
}

interface Choice {
  readonly model: string;
  readonly server: ModelServer;
}

const ENGINE = 'engine';
const ASK = 'ask';

const choicesOf = (servers: readonly ModelServer[]): readonly Choice[] =>
  servers.flatMap((server) => server.models.map((model) => ({ model, server })));

const writerOf = ({ model, server: { url } }: Choice): ChosenWriter => ({ url, model });

const namesOf = (servers: readonly ModelServer[]): string =>
  servers.map(({ name, models }) => `${name} (${models.join(', ')})`).join(', ');

const questionOf = (choices: readonly Choice[]): string =>
  [
    'There are language models on this computer. Who is to write the lessons?',
    '  1  Basic, no AI: a study edition of your own words, in seconds',
    ...choices.map(({ model, server: { name, url } }, at) => `  ${at + 2}  ${model} (${name}, ${url})`),
    'Number [1]: ',
  ].join('\n');

const answered = async (
  ask: (question: string) => Promise<string>,
  choices: readonly Choice[],
): Promise<ChosenWriter> => {
  for (;;) {
    const typed = (await ask(questionOf(choices))).trim();
    const number = typed === '' ? 1 : Number(typed);
    const chosen = choices[number - 2];
    if (number === 1) return ENGINE;
    if (chosen) return writerOf(chosen);
  }
};

/** The model that was named when the program was started. */
const named = (wanted: string, servers: readonly ModelServer[]): ChosenWriter => {
  const choices = choicesOf(servers);
  const exact = choices.find(({ model }) => model === wanted);
  // `llama3.1` means `llama3.1:latest`
  const chosen = exact ?? choices.find(({ model }) => model.split(':')[0] === wanted);
  if (chosen) return writerOf(chosen);
  throw new UsageError(
    servers.length === 0
      ? `No model server answers on this computer, so there is no ${wanted}. Start Ollama, LM Studio, llama.cpp or vLLM, or name its address with MODEL=openai MODEL_URL=….`
      : `No model is called ${wanted}. There are: ${namesOf(servers)}.`,
  );
};

const isThere = (writer: ChosenWriter, servers: readonly ModelServer[]): boolean =>
  writer === ENGINE ||
  choicesOf(servers).some(({ model, server }) => model === writer.model && server.url === writer.url);

/**
 * Who writes: what was typed, else what was chosen before, else what somebody at a terminal answers. Asked once and kept in
 * the data folder. Where nobody can be asked the engine writes, and a line names what was found.
 */
export const pickWriter = async (
  { dataDir, wanted }: Request,
  { find, ask, say }: Surroundings,
): Promise<ChosenWriter> => {
  const kept = wanted === ASK ? undefined : keptWriter(dataDir);
  if (wanted === ENGINE || (wanted === undefined && kept === ENGINE)) {
    if (wanted) keepWriter(dataDir, ENGINE);
    return ENGINE;
  }
  const servers = await find();
  if (wanted !== undefined && wanted !== ASK) {
    const writer = named(wanted, servers);
    keepWriter(dataDir, writer);
    return writer;
  }
  if (kept !== undefined && kept !== ENGINE) {
    if (isThere(kept, servers)) return kept;
    say(`${kept.model} does not answer at ${kept.url}: this time Basic, no AI writes. Start it and Fabula again.`);
    return ENGINE;
  }
  if (servers.length === 0) {
    if (wanted === ASK) say('No model server answers on this computer: Basic, no AI writes.');
    return ENGINE;
  }
  if (!ask) {
    say(`Found ${namesOf(servers)}: npm start -- --model NAME lets one write. Until then Basic, no AI does.`);
    return ENGINE;
  }
  const writer = await answered(ask, choicesOf(servers));
  keepWriter(dataDir, writer);
  return writer;
};
