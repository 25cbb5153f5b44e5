import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseLessonArguments, usage } from './lesson/arguments.ts';
import { lessonMarkdown, noteLine } from './lesson/markdown.ts';
import { createProgressLine } from './lesson/progress-line.ts';
import { writeLesson } from './lesson/write-lesson.ts';
import { UsageError } from './lib/usage-error.ts';
import { signUpAndIn } from './stack/account.ts';
import { chooseModel, servedModelName, topicsOf } from './stack/model/model.ts';
import { secretsOf } from './stack/secrets.ts';
import { startStack } from './stack/start.ts';

const run = async (): Promise<number> => {
  const args = parseLessonArguments(process.argv.slice(2));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-lesson-'));
  const { secretAccessKey } = secretsOf(dataDir);
  const model = await chooseModel(process.env, { delayMs: 0 }, secretAccessKey);
  const stack = await startStack({
    dataDir,
    port: 0,
    site: 'none',
    model,
    slowModel: servedModelName(process.env),
    topics: topicsOf(process.env),
  });
  const line = createProgressLine(process.stderr);
  try {
    const { token } = await signUpAndIn(stack, { email: 'reader@localhost.test', password: 'reader', name: 'Reader' });
    const lesson = await writeLesson(stack.origin, token, args, line.show);
    line.end();
    process.stdout.write(lessonMarkdown(lesson.session, lesson.scenes, lesson.graded));
    for (const note of lesson.session.notes) console.error(noteLine(note));
    return 0;
  } finally {
    await stack.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = 1;
}
