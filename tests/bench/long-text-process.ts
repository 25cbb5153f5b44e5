import { freshText } from './fresh-text.ts';
import { startMeasuredStack, writeLesson } from './measured-stack.ts';

/*
 * One lesson from a text of so many characters, in a process of its own, because a process has one peak. Prints what it
 * took as JSON: processor seconds, megabytes at the peak, write units.
 */
const characters = Number(process.argv[2]);
const { stack, meter, api, close } = await startMeasuredStack();
// What is loaded once is not what a text costs
await writeLesson(api, freshText(2_000));
await stack.stream.caughtUp();
const text = freshText(characters);
const before = { units: meter.units(), cpu: process.cpuUsage() };
await writeLesson(api, text);
const { user, system } = process.cpuUsage(before.cpu);
await stack.stream.caughtUp();
const units = meter.units() - before.units;
console.log(JSON.stringify({ seconds: (user + system) / 1e6, peakMb: process.resourceUsage().maxRSS / 1_000, units }));
await close();
process.exit();
