import { spawnSync } from 'node:child_process';
import { deckCosts } from './deck.ts';
import { engine } from './engine.ts';
import { handlerLoad } from './handler-load.ts';
import { hotPost } from './hot-post.ts';
import { hundredLessons } from './hundred-lessons.ts';
import { longText } from './long-text.ts';
import { modelCost } from './model-cost.ts';
import { type Figure, report } from './report.ts';
import { startup } from './startup.ts';
import { timeline } from './timeline.ts';
import { webWeight } from './web-weight.ts';
import { wholeLesson } from './whole-lesson.ts';

const sections: Record<string, () => Figure[] | Promise<Figure[]>> = {
  'A lesson of 45 minutes, 0.6 s + 1 s for 90 tokens, eight at a time (virtual clock)': timeline,
  'What a model is asked for a lesson': modelCost,
  'A hundred lessons at once, a million tokens a minute (simulated)': hundredLessons,
  'The embedded engine': engine,
  'A lesson of 45 minutes through the embedded stack': wholeLesson,
  'The longest text, 500,000 characters, through the embedded stack': longText,
  'The product on a laptop': startup,
  'One post with 1,000 likes and 1,000 views a second': hotPost,
  'A review deck of 50,000 cards': deckCosts,
  Handlers: handlerLoad,
  'The site': webWeight,
};

const OVER = 2;
const [only = ''] = process.argv.slice(2);
const chosen = Object.entries(sections).filter(([title]) => title.toLowerCase().includes(only.toLowerCase()));

/** A process for each section: none finds what another has left in memory, such as a client of a table that is closed. */
const apart = ([title]: (typeof chosen)[number]): boolean => {
  const { status } = spawnSync(process.execPath, [import.meta.filename, title], { stdio: 'inherit' });
  if (status !== 0 && status !== OVER) throw new Error(`Broke off: ${title}`);
  return status === OVER;
};

const [first] = chosen;
if (!first) throw new Error(`No section is called ${only}`);
if (chosen.length === 1) process.exit(report(first[0], await first[1]()) === 0 ? 0 : OVER);
const over = chosen.filter(apart).length;
console.log(over === 0 ? '\nEvery figure is within its limit.' : `\n${over} section(s) with figures over their limit.`);
process.exitCode = over === 0 ? 0 : 1;
