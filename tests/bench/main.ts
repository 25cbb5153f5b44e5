import { deckCosts } from './deck.ts';
import { engine } from './engine.ts';
import { handlerLoad } from './handler-load.ts';
import { hotPost } from './hot-post.ts';
import { longText } from './long-text.ts';
import { modelCost } from './model-cost.ts';
import { type Figure, report } from './report.ts';
import { startup } from './startup.ts';
import { timeline } from './timeline.ts';
import { webWeight } from './web-weight.ts';
import { wholeLesson } from './whole-lesson.ts';

const sections: Record<string, () => Figure[] | Promise<Figure[]>> = {
  'A lesson of 45 minutes, 0.6 s + 1 s for 90 tokens, eight at a time (virtual clock)': timeline,
  'What a model is asked for a lesson of 45 minutes, material of 7,600 words': modelCost,
  'The embedded engine': engine,
  'A lesson of 45 minutes through the embedded stack': wholeLesson,
  'The longest text, 500,000 characters, through the embedded stack': longText,
  'The product on a laptop': startup,
  'One post with 1,000 likes and 1,000 views a second': hotPost,
  'A review deck of 50,000 cards': deckCosts,
  Handlers: handlerLoad,
  'The site': webWeight,
};

const [only] = process.argv.slice(2);
let over = 0;
for (const [title, measure] of Object.entries(sections))
  if (!only || title.toLowerCase().includes(only.toLowerCase())) over += report(title, await measure());

console.log(over === 0 ? '\nEvery figure is within its limit.' : `\n${over} figure(s) over their limit.`);
process.exitCode = over === 0 ? 0 : 1;
process.exit();
