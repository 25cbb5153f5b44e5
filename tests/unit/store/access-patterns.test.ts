import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as keys from '../../../lambdas/store/keys.ts';
import { newId } from '../../../shared/model/id.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const document = readFileSync(path.join(root, 'docs/access-patterns.md'), 'utf8');
const named = new Set([...document.matchAll(/`([a-z-]+\/[a-z-]+\.ts)`/g)].map(([, file]) => file!));

/** Schemas of rows, and the objects that hand the patterns over, are no patterns. */
const isPattern = (file: string): boolean => !/(^|[/-])(row|store)\.ts$/.test(file);
const files = globSync('*/*.ts', { cwd: path.join(root, 'lambdas/store') }).map((file) => file.replaceAll('\\', '/'));

it('lists every access pattern that has a file, and no other', () => {
  expect([...named].sort()).toEqual(files.filter(isPattern).sort());
});

it('lists every key of the table with its row', () => {
  const [user, session] = ['ann', newId('ses')];
  const made = [
    keys.profileKey(user),
    keys.settingsKey(user),
    keys.statsKey(user),
    keys.usageKey(user, 'story'),
    keys.socketKey(user, 'tab'),
    keys.endedKey(user, 'id'),
    keys.uploadKey(user, newId('upl')),
    keys.requestKey(user, 'key'),
    keys.readerKey(user, session),
    keys.progressKey(user, session, 7),
    keys.sessionKey(session),
    keys.generationKey(session, newId('gen')),
    keys.specKey(session, newId('gen')),
    keys.planKey(session, newId('gen')),
    keys.promptInputKey(session, newId('pin')),
    keys.materialKey(session, newId('mat')),
    keys.sceneKey(session, 7),
    keys.coverageKey(session, newId('gen')),
    keys.postKey(user, session),
    keys.likeKey(session, 3, user),
    keys.countKey(session, 3),
    keys.viewKey(session, 3, '2025-01-31', 'hash'),
    keys.activityKey('2025-01-31', session),
    keys.trendingKey,
    keys.postTermKey('term', session),
    keys.libraryKey(user, session),
    keys.collectionKey(newId('col')),
    keys.reportKey(session, user),
    keys.caseKey(session),
    keys.memberTermKey('term', user, 'name'),
    keys.auditKey('t', 'kind', user),
    keys.activeMarkKey(session),
    keys.subscriptionKey(user),
    keys.checkoutKey(user),
    keys.customerKey('cus_1'),
    keys.eventKey('evt_1'),
    keys.ticketKey('hash'),
    keys.countsKey,
    keys.activeKey(3),
    keys.dayKey('2025-01-31', 3),
    keys.exportKey(user, newId('exp')),
    keys.noticeKey(user, 'mail'),
    keys.reminderKey('2025-01-31', '<user>', session),
    keys.deletionKey(user),
    keys.mailSecretKey,
  ];
  const rows = document.slice(document.indexOf('## Rows'), document.indexOf('## Reads'));
  const heads = made.map(({ SK }) => SK.split('#')[0]!);
  expect(heads.filter((head) => !rows.includes(`\`${head}`))).toEqual([]);
  expect(rows.split('\n').filter((line) => /^\| (?!row|---)/.test(line))).toHaveLength(made.length);
});

it('addresses no two rows of one kind by the same key', () => {
  const session = newId('ses');
  expect(keys.sceneKey(session, 7).SK).toBe('SCENE#007');
  expect(keys.progressKey('ann', session, 120).SK).toBe(`PROGRESS#${session}#120`);
  expect(keys.tabIndex('ann', 'custom', 'ready')).not.toBe(keys.binIndex('ann', 'custom'));
});
