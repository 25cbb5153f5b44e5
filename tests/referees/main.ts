import { anki } from './anki/referee.ts';
import { installed } from './cache.ts';
import { clients } from './clients/referee.ts';
import { deck } from './deck/referee.ts';
import { dynamodb } from './dynamodb/referee.ts';
import { edge } from './edge/referee.ts';
import { linters } from './linters/referee.ts';
import { moto } from './moto/referee.ts';
import { payments } from './payments/referee.ts';
import { reading } from './reading/referee.ts';
import type { Referee } from './referee.ts';
import { Report } from './report.ts';

/** `npm run referees [-- NAME …]`: what each is, and how its differences are read, is in docs/referees.md. */
const referees: Readonly<Record<string, Referee>> = {
  dynamodb,
  clients,
  moto,
  payments,
  linters,
  edge,
  deck,
  anki,
  reading,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(referees, name));
if (unknown.length > 0) {
  console.error(`No referee is called ${unknown.join(', ')}. There are: ${Object.keys(referees).join(', ')}`);
  process.exit(2);
}

const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, referee] of Object.entries(referees)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`${name}: ${referee.title}`);
  const report = new Report(referee.differences);
  const missing = referee.needs.filter(([program, ...args]) => !installed(program, ...args));
  if (missing.length > 0) report.skip(name, `needs ${missing.map(([program]) => program).join(' and ')}`);
  else {
    await referee.run(report).catch((error: unknown) => report.fail(name, String(error)));
    for (const unmet of report.unmet()) report.fail(unmet, 'is explained, but nothing checks it any more');
  }
  total.passed += report.passed;
  total.failed += report.failed;
  total.skipped += report.skipped;
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
