import { Agent, createServer, request } from 'node:http';
import { listen, type RunningServer } from '../../../local/lib/http.ts';

/**
 * An address of DynamoDB Local with a database of its own behind it, whoever signs: DynamoDB Local tells databases apart by
 * access key and region, and does not check signatures.
 */
export const ownDatabase = async (upstream: string, name: string): Promise<RunningServer> => {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(upstream);
  const listening = await listen(
    createServer((req, res) => {
      const signed = String(req.headers.authorization).replace(
        /Credential=[^/]+\/(\d+)\/[^/]+\//,
        `Credential=${name}/$1/us-east-1/`,
      );
      const headers = { ...req.headers, authorization: signed };
      const onward = request({ agent, hostname, port, method: req.method, path: req.url, headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      onward.on('error', (error) => res.destroy(error));
      res.on('close', () => onward.destroy());
      req.pipe(onward);
    }),
  );
  return {
    ...listening,
    close: async () => {
      await listening.close();
      agent.destroy();
    },
  };
};
