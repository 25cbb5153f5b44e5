import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prerenderedIn, siteFolder } from '../../../infra/build/prerendered.ts';
import { pageFile } from '../../../shared/web/page-file.ts';
import { previewPath } from '../../../shared/web/preview-path.ts';
import { run } from '../cache.ts';
import type { Referee } from '../referee.ts';
import { resourcesOf } from '../synth.ts';
import { njs } from './install.ts';
import { agents, paths } from './requests.ts';

type Answer = { readonly uri: string } | { readonly status: number; readonly location: string };

const events = paths.flatMap((uri) => agents.map((agent) => ({ uri, agent })));

const runInNjs = (code: string): readonly Answer[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'njs-'));
  const file = path.join(folder, 'function.js');
  const asked = `
${JSON.stringify(events)}.forEach((asked) => {
  const headers = asked.agent === undefined ? {} : { 'user-agent': { value: asked.agent } };
  const answer = handler({ request: { method: 'GET', uri: asked.uri, querystring: {}, headers } });
  const status = answer.statusCode;
  console.log(JSON.stringify(status ? { status, location: answer.headers.location.value } : { uri: answer.uri }));
});`;
  writeFileSync(file, code + asked);
  try {
    const lines = run(njs(), [file]).trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Answer);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The same by the functions that the embedded stack serves the site with, in Node. */
const expected = (prerendered: readonly string[], uri: string, agent = ''): Answer => {
  const location = previewPath(uri, agent);
  return location ? { status: 302, location } : { uri: pageFile(uri, prerendered) };
};

export const edge: Referee = {
  title: 'the CloudFront Function under njs, the engine of CloudFront Functions',
  needs: [['apt-get', '--version']],
  differences: {},
  async run(report) {
    const functions = resourcesOf('AWS::CloudFront::Function');
    const prerendered = prerenderedIn(siteFolder);
    for (const [name, properties] of functions) {
      const answers = runInNjs(String(properties['FunctionCode']));
      const wrong = events.flatMap(({ uri, agent }, at) => {
        const [theirs, ours] = [JSON.stringify(answers[at]), JSON.stringify(expected(prerendered, uri, agent))];
        return theirs === ours ? [] : [`${uri} for ${agent}: ${theirs}, and in Node ${ours}`];
      });
      const title = `${name}: ${events.length} requests`;
      report.judge(title, wrong.length === 0 ? undefined : wrong.join('\n'));
    }
    if (functions.size === 0) report.fail('site function', 'the template has no CloudFront Function');
  },
};
